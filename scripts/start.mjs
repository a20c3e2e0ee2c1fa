import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap('scripts/start.ts', process.argv.slice(2))
