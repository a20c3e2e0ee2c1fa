import { writeFileSync } from 'node:fs'
import { apiTypes, apiTypesFile } from './lib/api-types'
import { runScript } from './lib/run-script'

/* npm run api:types: writes the types of the API's client anew. */
await runScript(async () => {
  writeFileSync(apiTypesFile, await apiTypes())
  console.log(`✓ ${apiTypesFile}`)
  return 0
})
