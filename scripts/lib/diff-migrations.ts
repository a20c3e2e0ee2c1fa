import { createDatabase, dropDatabase } from './databases'
import { migrationsTarget, openSchemaEngine, schemaTarget } from './schema-engine'
import { scratchDatabase } from './schema-engine-adapter'

export interface SchemaDrift {
  hasDrift: boolean
  /** The SQL that leads from what the migrations make to what `schema.prisma` says; empty without drift. */
  sql: string
}

/**
 * Compares what all migrations together make with `schema.prisma`. `url` is any database of a server
 * on which scratch databases may be created; they are dropped again.
 */
export async function diffMigrationsToSchema({ url }: { url: string }): Promise<SchemaDrift> {
  const scratch = scratchDatabase(url)
  await createDatabase(url, scratch.name)
  try {
    const engine = await openSchemaEngine({ url, scratchUrl: scratch.url })
    const result = await engine.diff({
      from: migrationsTarget(),
      to: schemaTarget(),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    const hasDrift = result.exitCode === 2
    return { hasDrift, sql: hasDrift ? (result.stdout ?? '') : '' }
  } finally {
    await dropDatabase(url, scratch.name)
  }
}
