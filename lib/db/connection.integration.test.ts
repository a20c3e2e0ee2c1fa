import { expect, it } from 'vitest'
import { database, databasePool } from './client'

/** The statements that the connection which was used last keeps under a name. */
async function keptStatements(): Promise<string[]> {
  const { rows } = await databasePool().query<{ statement: string }>(
    "SELECT statement FROM pg_prepared_statements WHERE name LIKE 'often%'",
  )
  return rows.map(({ statement }) => statement)
}

it('a connection keeps what it is asked again and again, and nothing that it is asked once', async () => {
  const ask = async () => database().settings.findFirst({ select: { security: true } })
  await ask()
  expect(await keptStatements()).toEqual([])
  for (let time = 0; time < 10; time++) await ask()
  expect(await keptStatements()).toEqual([expect.stringContaining('"settings"')])
})

it('lists of ids of many lengths take no names', async () => {
  const before = await keptStatements()
  for (let length = 2; length < 40; length++) {
    const ids = Array.from({ length }, () => crypto.randomUUID())
    await database().vehicle.findMany({ where: { id: { in: ids } }, select: { id: true } })
  }
  expect(await keptStatements()).toEqual(before)
})

it('a search takes no name, for its plan depends on what is sought', async () => {
  const before = await keptStatements()
  for (let time = 0; time < 10; time++) {
    await database().vehicle.findMany({
      where: { name: { contains: 'yaris', mode: 'insensitive' } },
      select: { id: true },
    })
  }
  expect(await keptStatements()).toEqual(before)
})

it('a connection is there for the page after next', () => {
  expect(databasePool().options.idleTimeoutMillis).toBeGreaterThanOrEqual(60_000)
})
