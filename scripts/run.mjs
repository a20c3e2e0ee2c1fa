// node scripts/run.mjs FILE.ts [arguments]: any other script, with the same preparation as `npm start`.
import { bootstrap } from './lib/bootstrap.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('usage: node scripts/run.mjs scripts/NAME.ts [arguments]')
  process.exit(1)
}
await bootstrap(file, args)
