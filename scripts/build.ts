import { buildSite } from './lib/build-site'
import { generateClient } from './lib/generate'
import { runScript } from './lib/run-script'
import { loadEnvFiles, readSettings } from './lib/settings'
import { runStep } from './lib/steps'

await runScript(async (signal) => {
  loadEnvFiles()
  const { SITE_URL } = await runStep('settings', async () => readSettings())
  const env = { ...process.env, SITE_URL }
  await runStep('database client', () => generateClient(signal))
  await runStep(
    'build',
    () => buildSite({ dist: process.env.NEXT_DIST_DIR || '.next', env, signal }),
    (isNew) => (isNew ? '' : 'nothing changed'),
  )
})
