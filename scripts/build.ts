import { buildSite } from './lib/build-site'
import { generateClient } from './lib/generate'
import { runScript } from './lib/run-script'
import { loadEnvFiles } from './lib/settings'
import { runStep } from './lib/steps'

await runScript(async (signal) => {
  loadEnvFiles()
  await runStep('database client', () => generateClient(signal))
  await runStep(
    'build',
    () => buildSite({ dist: process.env.NEXT_DIST_DIR || '.next', env: process.env, signal }),
    (isNew) => (isNew ? '' : 'nothing changed'),
  )
})
