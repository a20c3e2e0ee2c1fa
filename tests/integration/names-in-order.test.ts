import { randomBytes, randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import { dateOfDay } from '@/lib/core/day'
import { foldText, soundOf } from '@/lib/core/fold-text'
import { database, type Database } from '@/lib/db/client'
import { cursorQuery, type Page, type PageRequest } from '@/lib/db/cursor'
import { PrismaClient } from '@/lib/db/generated/client'
import { listDrivers } from '@/lib/dispatch/drivers/queries'
import { getDispatchDay, getDispatchSpan } from '@/lib/dispatch/queries'
import { listUnits, listVehicleUnits } from '@/lib/dispatch/units/queries'
import { listUsers } from '@/lib/users/queries'
import { listSchedule } from '@/lib/vehicles/availability/queries'
import { listVehicleChoices } from '@/lib/vehicles/prices/queries'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { withClient, withDatabase } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { dayFromToday, makeActor, makeVehicle } from '../support/factories'

// Small and capital letters, accents, and the two alphabets; in the order in which a reader looks for them.
const inOrder = [
  ...['2 Cars', 'abate', 'Abebe', 'ábel', 'Åsa', 'Bekele', 'Émile', 'emma', 'Ñandu', 'Zara', 'zewdu'],
  ...['ሀና', 'ለማ', 'ሐና', 'መሠረት', 'ሠናይት', 'ሰላም', 'በቀለ', 'ተስፋዬ', 'አበበ', 'ዘውዱ', 'ፀሐይ'],
]
const asMade = inOrder.toReversed()

/** The databases of different people: sorted by bytes, as Swedes sort (Å behind Z), and as the embedded one does. */
const locales = {
  C: "LOCALE_PROVIDER 'libc' LOCALE 'C'",
  Swedish: "LOCALE_PROVIDER 'icu' ICU_LOCALE 'sv' LOCALE 'C'",
  'the embedded': "LOCALE_PROVIDER 'builtin' BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C'",
} as const

const shared: typeof globalThis & { entotoDatabase?: Database | undefined } = globalThis

async function openDatabaseOf(locale: string): Promise<Database> {
  const name = `${inject('templateName')}_${randomBytes(4).toString('hex')}`
  const url = withDatabase(inject('adminUrl'), name)
  await withClient(inject('adminUrl'), (client) =>
    client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' ${locale}`),
  )
  await migrate(url)
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) })
}

async function fill(): Promise<void> {
  const licence = { licence: 'L 1', licenceUntil: dateOfDay(dayFromToday(900)), phone: '+251911556678' }
  for (const name of asMade) {
    const { id } = await makeActor()
    await database().user.update({ where: { id }, data: { firstName: name } })
    await database().driver.create({ data: { firstName: name, ...licence } })
    const vehicle = await makeVehicle({ name, model: '' })
    await database().unit.create({ data: { vehicleId: vehicle.id, plate: name.toUpperCase() } })
  }
}

/** The names on all pages of a list, there and back; and a page holds few, so that cursors lead on. */
async function walk<Row>(
  list: (request: PageRequest) => Promise<Page<Row>>,
  nameOf: (row: Row) => string,
): Promise<{ there: string[]; back: string[] }> {
  const there: string[] = []
  const back: string[] = []
  let page = await list({})
  there.push(...page.rows.map(nameOf))
  while (page.next) {
    page = await list(cursorQuery.parse({ after: page.next }))
    there.push(...page.rows.map(nameOf))
  }
  back.unshift(...page.rows.map(nameOf))
  while (page.previous) {
    page = await list(cursorQuery.parse({ before: page.previous }))
    back.unshift(...page.rows.map(nameOf))
  }
  return { there, back }
}

describe.each(Object.entries(locales))('names on a database whose locale is %s', (_name, locale) => {
  let admin: SignedInActor
  beforeAll(async () => {
    shared.entotoDatabase = await openDatabaseOf(locale)
    admin = await makeActor('admin')
    await fill()
  }, 120_000)
  afterAll(async () => {
    await database().$disconnect()
    shared.entotoDatabase = undefined
  })

  it('are in the order of the alphabets on every page of a list', async () => {
    const both = { there: inOrder, back: inOrder }
    const limit = 4
    const users = (request: PageRequest) =>
      listUsers(admin, { query: { role: 'user', sort: 'name', ...request }, limit })
    expect(await walk(users, ({ firstName }) => firstName)).toEqual(both)
    const drivers = (request: PageRequest) => listDrivers(admin, { limit, ...request })
    expect(await walk(drivers, ({ firstName }) => firstName)).toEqual(both)
    const units = (request: PageRequest) => listUnits(admin, { limit, ...request })
    const plates = inOrder.map((name) => name.toUpperCase())
    expect(await walk(units, ({ plate }) => plate)).toEqual({ there: plates, back: plates })
    const fleet = (request: PageRequest) =>
      listStaffVehicles(admin, { kind: 'one_day', sort: 'name', ...request })
    expect(await walk(fleet, ({ name }) => name)).toEqual(both)
    const schedule = (request: PageRequest) =>
      listSchedule(admin, { from: dayFromToday(0), days: 1, ...request })
    expect(await walk(schedule, ({ name }) => name)).toEqual(both)
  })

  it('are in that order wherever one chooses', async () => {
    const [from, to] = [dayFromToday(0), dayFromToday(1)]
    const { vehicles } = await listVehicleChoices(admin, { ids: [] })
    expect(vehicles.map(({ name }) => name)).toEqual(inOrder)
    expect((await listVehicleUnits(admin)).map(({ name }) => name)).toEqual(inOrder)
    expect((await getDispatchDay(admin, from)).drivers.map(({ name }) => name)).toEqual(inOrder)
    expect((await getDispatchSpan(admin, { from, to })).drivers.map(({ name }) => name)).toEqual(inOrder)
  })

  it('are folded as the application folds what is typed', async () => {
    const texts = ['ÉMILE', 'İbrahim', 'ጌታቸው Ñ', 'ΣΟΦΙΑΣ', randomUUID()]
    const rows = await database().$queryRaw<{ folded: string; sound: string }[]>`
      SELECT "fold_text"(typed) AS folded, "sound_of"(typed) AS sound
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(typed, place) ORDER BY place`
    expect(rows).toEqual(texts.map((text) => ({ folded: foldText(text), sound: soundOf(text) })))
  })
})
