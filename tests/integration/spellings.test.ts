import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SignedInActor, visitor } from '@/lib/auth/permissions'
import { listBookings } from '@/lib/bookings/queries'
import { createBooking } from '@/lib/bookings/reserve'
import { dateOfDay } from '@/lib/core/day'
import { listCustomerPage } from '@/lib/customers/customer-record'
import { database } from '@/lib/db/client'
import { listDrivers } from '@/lib/dispatch/drivers/queries'
import { listUnits } from '@/lib/dispatch/units/queries'
import { listOutboxMails } from '@/lib/mail/queries'
import { listWaitingPayments } from '@/lib/payments/queries'
import { listRequests } from '@/lib/requests/queries'
import { searchEverything } from '@/lib/search/everything'
import { listUsers } from '@/lib/users/queries'
import { listSchedule } from '@/lib/vehicles/availability/queries'
import { listVehicles } from '@/lib/vehicles/public-list'
import { listStaffVehicles } from '@/lib/vehicles/queries'
import { oneDayVehicleQuery } from '@/lib/vehicles/schema'
import { dayFromToday, makeActor, makeVehicle, orderFor } from '../support/factories'

// As a name is kept, and as somebody else types it: in the same script, and across scripts.
const spellings = [
  ...[
    ['ሐና', 'ሀና'],
    ['ኃይሉ', 'ሃይሉ'],
    ['ኀይለማርያም', 'ሀይለማርያም'],
    ['ኅሩይ', 'ህሩይ'],
    ['ሕይወት', 'ህይወት'],
  ],
  ...[
    ['ሥላሴ', 'ስላሴ'],
    ['ሠናይት', 'ሰናይት'],
    ['ሣህሉ', 'ሳህሉ'],
    ['ሠርካለም', 'ሰርካለም'],
    ['ሥዩም', 'ስዩም'],
  ],
  ...[
    ['ዓለም', 'ኣለም'],
    ['ዐቢይ', 'አቢይ'],
    ['ዕዝራ', 'እዝራ'],
    ['ዑመር', 'ኡመር'],
    ['ዒሳ', 'ኢሳ'],
  ],
  ...[
    ['ፀሐይ', 'ጸሀይ'],
    ['ፀጋዬ', 'ጸጋዬ'],
    ['ፃድቁ', 'ጻድቁ'],
    ['ፅጌ', 'ጽጌ'],
    ['ፆመ', 'ጾመ'],
  ],
  ...[
    ['መሐሪ', 'መሀሪ'],
    ['ሰሎሞን', 'ሠሎሞን'],
    ['አሥራት', 'ዐስራት'],
    ['ገብረሥላሴ', 'ገብረስላሴ'],
    ['ወልደሐና', 'ወልደሀና'],
  ],
  ...[
    ["Fo'aa", 'Foaa'],
    ['Fo’aa', "fo'a"],
    ['Gaaddisaa', 'gadisa'],
    ['Tolaa', 'TOLA'],
    ['Caaltuu', 'Caltu'],
  ],
  ...[
    ['Boonsaa', 'bonsa'],
    ['Dhaabaa', 'dhaba'],
    ['Leensaa', 'Lensa'],
    ['Ob’see', 'obse'],
    ['Hawwii', 'Hawi'],
  ],
  ...[
    ['Mohammed', 'Mohamed'],
    ['Abbebe', 'abebe'],
    ['Yohannes', 'yohanes'],
    ['Tesfaaye', 'Tesfaye'],
    ['Sara`', 'Sara'],
  ],
] as const

const scripts = [
  ...[
    ['ብሩክ', 'Biruk'],
    ['Biruk', 'ብሩክ'],
    ['ሰላማዊት', 'Selamawit'],
    ['Selamawit', 'ሠላማዊት'],
    ['ተስፋዬ', 'Tesfaye'],
  ],
  ...[
    ['ሕይወት', 'Hiwot'],
    ['Hiwot', 'ሕይወት'],
    ['Tsehay', 'ፀሐይ'],
    ['መኮንን', 'Mekonnen'],
    ['Abebe', 'አበበ'],
  ],
  ...[
    ['ዮሐንስ', 'Yohannes'],
    ['Getachew', 'ጌታቸው'],
    ['ጥሩነሽ', 'Tirunesh'],
    ['Zewdu', 'ዘውዱ'],
    ['ዮሴፍ', 'Yoseph'],
  ],
  ...[
    ['ገብረመድህን', 'Gebremedhin'],
    ['Mathewos', 'ማቴዎስ'],
    ['ዳኛቸው', 'Dagnachew'],
    ['Eden', 'ኤደን'],
    ['ብርሃኑ', 'Birhanu'],
  ],
] as const

const pairs = [...spellings, ...scripts]

// Names that sound like each other's neighbours, and are others.
const others = [
  ['ብሩክ', 'Bereket'],
  ['Biruk', 'በረከት'],
  ['ሰላማዊት', 'Selome'],
  ['ተስፋዬ', 'Tesfu'],
  ['ሕይወት', 'Hawi'],
  ['Tsehay', 'ሸዋ'],
  ['መኮንን', 'Makiya'],
  ['Abebe', 'አቢይ'],
  ['ዮሐንስ', 'Yonas'],
  ['Getachew', 'ጌቱ'],
  ['Eden', 'አዳነ'],
  ['ብርሃኑ', 'Biru'],
] as const

// Some names of ten letters look like a bank's reference.
const token = (index: number) =>
  `zq${'bcdfg'.charAt(index % 5)}${'klmnprstvwaj'.charAt(Math.floor(index / 5))}`
const time = { from: dayFromToday(0), days: 7, after: undefined, before: undefined }
const typedOf = (index: number) => `${pairs[index]?.[1] ?? ''} ${token(index)}`

describe('what is typed in another spelling finds the same', () => {
  let admin: SignedInActor
  beforeAll(async () => {
    admin = await makeActor('admin')
    const { id: vehicleId } = await makeVehicle({ quantity: 100 })
    for (const [index, [firstName]] of pairs.entries()) {
      const name = { firstName, lastName: token(index) }
      const customer = await makeActor()
      // Letters of an address that chance made could sound like a name.
      const known = { ...name, email: `${1000 + index}@example.com` }
      await database().user.update({ where: { id: customer.id }, data: known })
      // Letters of a reference could as well.
      const input = orderFor(vehicleId, { transactionId: `FT${2_633_000_000 + index}` })
      await createBooking({ ...customer, ...known }, { input, locale: 'en' })
      const writer = { ...name, email: 'writer@example.com', phone: '+251911556677' }
      await database().contactMessage.create({ data: { ...writer, message: 'Do you have a van?' } })
      const travel = { ...writer, day: dateOfDay(dayFromToday(9)), item: 'suv' } as const
      await database().travelBooking.create({ data: travel })
      const papers = { licence: `L ${token(index)}`, licenceUntil: dateOfDay(dayFromToday(900)) }
      await database().driver.create({ data: { ...name, ...papers, phone: '+251911556678' } })
      const vehicle = await makeVehicle({ name: `${firstName} ${token(index)}` })
      await database().unit.create({ data: { vehicleId: vehicle.id, plate: `AA 3 ${index}` } })
      const mail = { template: 'test', args: {}, locale: 'en', messageId: randomUUID() } as const
      const recipient = `${firstName}.${token(index)}@example.com`
      await database().outboxMail.create({ data: { ...mail, recipient } })
    }
  }, 120_000)

  const lists: [string, (q: string) => Promise<readonly unknown[]>][] = [
    ['people', async (q) => (await listUsers(admin, { query: { q } })).rows],
    ['bookings', async (q) => (await listBookings(admin, { q })).rows],
    ['customers', async (q) => (await listCustomerPage(admin, { q, limit: 10 })).rows],
    ['transfers that wait', async (q) => (await listWaitingPayments(admin, { q })).rows],
    ['messages', async (q) => (await listRequests(admin, 'contact', { q })).rows],
    ['travel requests', async (q) => (await listRequests(admin, 'travel-booking', { q })).rows],
    ['drivers', async (q) => (await listDrivers(admin, { q })).rows],
    ['units', async (q) => (await listUnits(admin, { q })).rows],
    ['mails', async (q) => (await listOutboxMails(admin, { q })).rows],
    ['bookings, over everything', async (q) => (await searchEverything(admin, { q, locale: 'en' })).bookings],
    [
      'customers, over everything',
      async (q) => (await searchEverything(admin, { q, locale: 'en' })).customers,
    ],
  ]
  // Vehicles are called as their makers write it, and are found by words (docs/decisions/vehicle-search.md).
  const vehicleLists: typeof lists = [
    [
      'vehicles',
      async (q) =>
        (
          await listVehicles(visitor, {
            kind: 'one_day',
            query: oneDayVehicleQuery.parse({ q }),
            locale: 'en',
          })
        ).rows,
    ],
    ['vehicles, for staff', async (q) => (await listStaffVehicles(admin, { kind: 'one_day', q })).rows],
    ['the timeline', async (q) => (await listSchedule(admin, { ...time, q })).rows],
    ['vehicles, over everything', async (q) => (await searchEverything(admin, { q, locale: 'en' })).vehicles],
  ]

  it.each(vehicleLists)('among %s, in the same script', async (_name, list) => {
    expect(spellings).toHaveLength(40)
    const found = []
    for (const index of spellings.keys()) found.push([typedOf(index), (await list(typedOf(index))).length])
    expect(found.filter(([, count]) => count !== 1)).toEqual([])
  })

  it.each(lists)('among %s', async (_name, list) => {
    expect(pairs).toHaveLength(60)
    const found = []
    for (const index of pairs.keys()) found.push([typedOf(index), (await list(typedOf(index))).length])
    expect(found.filter(([, count]) => count !== 1)).toEqual([])
    expect(await list('nobody of that name')).toEqual([])
    for (const [kept, typed] of others) {
      const place = token(pairs.findIndex(([name]) => name === kept))
      expect([kept, await list(`${kept} ${place}`)]).toEqual([kept, [expect.anything()]])
      expect([typed, await list(`${typed} ${place}`)]).toEqual([typed, []])
    }
  })

  it('a plate and an address are found as they are, not by how they sound', async () => {
    expect((await listUnits(admin, { q: 'aa 3 7' })).rows.map(({ plate }) => plate)).toContain('AA 3 7')
    expect((await listOutboxMails(admin, { q: `abebe.${token(49)}@example.com` })).rows).toHaveLength(1)
    expect((await listOutboxMails(admin, { q: `abb.${token(49)}@example.com` })).rows).toEqual([])
    // The host of an address is nobody's name.
    expect((await listOutboxMails(admin, { q: 'ኮም' })).rows).toEqual([])
  })
})
