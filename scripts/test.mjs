import { bootstrap } from './lib/bootstrap.mjs'

await bootstrap('scripts/test.ts', process.argv.slice(2))
