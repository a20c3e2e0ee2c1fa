import { generateClient } from './lib/generate'
import { runScript } from './lib/run-script'
import { runStep } from './lib/steps'

/** npm run db:generate: writes the Prisma client of prisma/schema.prisma; needs no database. */
await runScript(async (signal) => {
  await runStep(
    'database client',
    () => generateClient(signal),
    (isNew) => (isNew ? 'generated' : 'nothing changed'),
  )
})
