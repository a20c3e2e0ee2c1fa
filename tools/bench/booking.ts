import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { createDatabase } from '../../scripts/lib/databases'
import { generateClient } from '../../scripts/lib/generate'
import { migrate } from '../../scripts/lib/migrate'
import { runScript } from '../../scripts/lib/run-script'
import { runStep } from '../../scripts/lib/steps'
import { openTestEnvironment } from '../../scripts/lib/test-environment'
import { liftLimits } from '../../scripts/lib/test-limits'
import { printTable } from './table'

const people = 8
const bookingsEach = 25
const rounds = 7

/** The service makes at least this share of the bookings that the same transaction makes in SQL. */
const wantedShare = 0.5

/*
 * npm run bench:booking: bookings per second through the service, beside the same transaction written in SQL, which take
 * turns on one database. Exit code 1 when the service makes less than half as many.
 */
await runScript(async (signal) => {
  const test = openTestEnvironment(signal)
  try {
    await generateClient(signal)
    const server = await runStep('database', () => test.database())
    const url = server.url('bench_booking')
    await createDatabase(server.url('postgres'), 'bench_booking')
    await migrate(url)
    await liftLimits(url)
    const secret = randomBytes(32).toString('hex')
    Object.assign(process.env, test.env, { DATABASE_URL: url, AUTH_SECRET: secret })
    return await runStep('booking', () => compare(url, signal)).then(report)
  } finally {
    await test.close()
  }
})

type Rates = { sql: number[]; service: number[] }

async function compare(url: string, signal: AbortSignal): Promise<Rates> {
  // What reads the environment is loaded once it is there.
  const { createBooking } = await import('@/lib/bookings/reserve')
  const { addDays, dayInAddis } = await import('@/lib/core/day')
  const { database } = await import('@/lib/db/client')
  const { createOneDayVehicle } = await import('@/prisma/seed/one-day-vehicles')
  const { createPerson } = await import('@/prisma/seed/people')
  const { bookInSql } = await import('./booking-sql')

  const pool = new pg.Pool({ connectionString: url, max: people })
  const facts = { model: '2022', features: 'comfort', price: 3500, seats: 4 } as const
  const names = {
    firstName: 'Almaz',
    lastName: 'Tadesse',
    role: 'user',
    password: 'Correct-horse-7',
  } as const
  const places = bookingsEach * people * (rounds + 1) * 2
  const vehicles = await Promise.all(
    Array.from({ length: people }, (_, index) =>
      createOneDayVehicle(database(), {
        ...{ ...facts, name: `Vehicle ${index}`, quantity: places, filename: 'one-day-01.webp' },
      }),
    ),
  )
  const customers = await Promise.all(
    vehicles.map(() => createPerson(database(), { ...names, email: `${randomUUID()}@example.com` })),
  )
  const date = addDays(dayInAddis(new Date()), 60)
  const phone = '+251911234567'
  const newReference = () => `FT${randomUUID().replaceAll('-', '').toUpperCase()}`

  const rateOf = async (
    book: (customer: (typeof customers)[number], vehicleId: string) => Promise<unknown>,
  ) => {
    const startedAt = performance.now()
    await Promise.all(
      customers.map(async (customer, index) => {
        const vehicleId = vehicles[index]?.id ?? ''
        for (let made = 0; made < bookingsEach; made++) {
          signal.throwIfAborted()
          await book(customer, vehicleId)
        }
      }),
    )
    return (people * bookingsEach * 1000) / (performance.now() - startedAt)
  }
  const throughSql = () =>
    rateOf(async ({ id }, vehicleId) => {
      const client = await pool.connect()
      try {
        await bookInSql(client, { userId: id, vehicleId, day: date, phone, reference: newReference() })
      } finally {
        client.release()
      }
    })
  const throughService = () =>
    rateOf((customer, vehicleId) =>
      createBooking(
        { ...customer, sessionId: randomUUID() },
        {
          input: {
            ...{
              vehicleId,
              date,
              phone,
              destination: 'Bishoftu',
              extras: [],
              passengers: null,
              flight: null,
            },
            ...{ rider: null, pickupPlace: null, pickupTime: null, returnTime: null },
            ...{ transactionId: newReference(), amount: 350_000 },
          },
          locale: 'en',
        },
      ),
    )

  const rates: Rates = { sql: [], service: [] }
  for (let round = 0; round <= rounds; round++) {
    const [sql, service] = [await throughSql(), await throughService()]
    // The first round warms up.
    if (round > 0) {
      rates.sql.push(sql)
      rates.service.push(service)
    }
  }
  await pool.end()
  await database().$disconnect()
  return rates
}

function report({ sql, service }: Rates): number {
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const share = median(service) / median(sql)
  const isGood = share >= wantedShare
  const rowOf = (name: string, values: readonly number[], ofSql: number) => ({
    cells: [name, ...[Math.min(...values), median(values), Math.max(...values)].map(Math.round), ofSql],
    isGood: isGood || values === sql,
  })
  console.log(
    `\n  bookings a second, ${people} customers at once, ${rounds} rounds of ${people * bookingsEach}\n`,
  )
  printTable(
    ['way', 'least', 'median', 'most', 'share of SQL'],
    [rowOf('SQL', sql, 1), rowOf('service', service, Math.round(share * 100) / 100)],
  )
  return isGood ? 0 : 1
}
