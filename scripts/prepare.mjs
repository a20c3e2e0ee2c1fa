// npm runs this after `npm ci`: it makes what is generated and not kept in the repository (the Prisma client, the types
// of the routes and of the texts), so that an editor and a bare `tsc --noEmit` find them. An installation without the
// packages for development needs none of it, and one that cannot make it is still an installation.
import { execFileSync } from 'node:child_process'

try {
  const run = (...args) => execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  run('--conditions=react-server', '--import', 'tsx', 'scripts/database.ts', 'generate')
  run('node_modules/next/dist/bin/next', 'typegen')
} catch {
  console.warn('Some types could not be generated: run `npm run db:generate && npm run typecheck`.')
}
