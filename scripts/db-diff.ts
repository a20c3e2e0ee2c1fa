import { diffMigrationsToSchema } from './lib/diff-migrations'
import { withSiteDatabase } from './lib/open-database'
import { runScript } from './lib/run-script'

// Exit code 2 when the migrations do not lead to schema.prisma, as with Prisma's own `migrate diff`.
await runScript((signal) =>
  withSiteDatabase(signal, async (url) => {
    const { hasDrift, sql } = await diffMigrationsToSchema({ url })
    console.log(hasDrift ? sql : '✓ the migrations lead to exactly what schema.prisma says')
    return hasDrift ? 2 : 0
  }),
)
