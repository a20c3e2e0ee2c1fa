import { demoAccount, siteDatabase } from './site-database'

/** A one-day vehicle of the demo data, which no test takes away or sells out. */
export function demoVehicle() {
  return siteDatabase.vehicle.findFirstOrThrow({
    where: { kind: 'one_day', quantity: { gt: 2 } },
    orderBy: { createdAt: 'asc' },
  })
}

/** A car of the demo data with a price for a day, and so with a page of its own. */
export function demoPricedCar() {
  return siteDatabase.vehicle.findFirstOrThrow({
    where: { kind: 'car', dayPrice: { not: null }, quantity: { gt: 1 } },
    orderBy: { createdAt: 'asc' },
  })
}

/** The demo's statement, uploaded once, and a file whose columns are asked for. */
async function demoStatement() {
  const admin = await siteDatabase.user.findUniqueOrThrow({ where: { email: demoAccount('admin').email } })
  const digest = 'a statement to look at'
  const day = new Date('2026-11-20')
  const bank = 'Commercial Bank of Ethiopia'
  await siteDatabase.statement.createMany({
    data: [{ bank, digest, lines: 4, firstDay: day, lastDay: day, uploadedById: admin.id }],
    skipDuplicates: true,
  })
  const statement = await siteDatabase.statement.findUniqueOrThrow({ where: { digest } })
  const lines = ['FT263201DEMA', 'FT263201DEMA', 'FT26324LOOK1', null].map((reference, line) => ({
    ...{ bankKey: bank.toUpperCase(), identity: `${digest} ${line}`, day, reference },
    ...{ description: 'Mobile transfer from Almaz Tadesse', amountSantim: line === 1 ? 100n : 220_000n },
  }))
  await siteDatabase.statementLine.createMany({ data: lines, skipDuplicates: true })
  const kept = await siteDatabase.statementLine.findMany({ where: { identity: { startsWith: digest } } })
  await siteDatabase.statementEntry.createMany({
    data: kept.map(({ id, identity }) => ({
      ...{ statementId: statement.id, lineId: id, line: 2 + Number(identity.at(-1)) },
    })),
    skipDuplicates: true,
  })
  const draft = await siteDatabase.statementDraft.create({
    data: {
      ...{ bank, createdById: admin.id },
      text: 'Tarikh;Wabii;Ibsa;Galii;Baasii\n20/11/2026;FT26324LOOK1;Dabarsa;3200;\n',
    },
  })
  return { statement, draft }
}

/** The records of the demo data that pages behind the login show by `?id=`: the oldest, which no test takes away. */
export async function demoRecords() {
  const oldest = { orderBy: { createdAt: 'asc' } } as const
  const { email } = demoAccount('user')
  const booking = await siteDatabase.booking.findFirstOrThrow(oldest)
  return {
    vehicle: await demoVehicle(),
    driver: await siteDatabase.driver.findFirstOrThrow(oldest),
    unit: await siteDatabase.unit.findFirstOrThrow(oldest),
    booking,
    // Somebody else than who booked that.
    customer: await siteDatabase.customer.findFirstOrThrow({
      where: { mergedIntoId: null, id: { not: booking.customerId ?? '' } },
      ...oldest,
    }),
    contact: await siteDatabase.contactMessage.findFirstOrThrow(oldest),
    travelBooking: await siteDatabase.travelBooking.findFirstOrThrow(oldest),
    car: await siteDatabase.vehicle.findFirstOrThrow({ where: { kind: 'car' }, ...oldest }),
    person: await siteDatabase.user.findUniqueOrThrow({ where: { email } }),
    waitingPayment: await siteDatabase.payment.findFirstOrThrow({
      where: { state: 'claimed', booking: { status: 'pending' } },
      ...oldest,
    }),
    ...(await demoStatement()),
    ownBooking: await siteDatabase.booking.findFirstOrThrow({ where: { user: { email } }, ...oldest }),
  }
}
