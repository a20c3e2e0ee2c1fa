import { migrate } from './lib/migrate'
import { withSiteDatabase } from './lib/open-database'
import { runScript } from './lib/run-script'
import { runStep } from './lib/steps'

await runScript((signal) =>
  withSiteDatabase(signal, async (url) => {
    await runStep(
      'migrations',
      () => migrate(url),
      (names) => names.join(', ') || 'nothing new',
    )
  }),
)
