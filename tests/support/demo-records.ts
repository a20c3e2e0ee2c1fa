import { demoAccount, siteDatabase } from './site-database'

/** A one-day vehicle of the demo data, which no test takes away or sells out. */
export function demoVehicle() {
  return siteDatabase.vehicle.findFirstOrThrow({
    where: { kind: 'one_day', quantity: { gt: 2 } },
    orderBy: { createdAt: 'asc' },
  })
}

/** The records of the demo data that pages behind the login show by `?id=`: the oldest, which no test takes away. */
export async function demoRecords() {
  const oldest = { orderBy: { createdAt: 'asc' } } as const
  const { email } = demoAccount('user')
  return {
    vehicle: await demoVehicle(),
    booking: await siteDatabase.booking.findFirstOrThrow(oldest),
    contact: await siteDatabase.contactMessage.findFirstOrThrow(oldest),
    travelBooking: await siteDatabase.travelBooking.findFirstOrThrow(oldest),
    car: await siteDatabase.vehicle.findFirstOrThrow({ where: { kind: 'car' }, ...oldest }),
    person: await siteDatabase.user.findUniqueOrThrow({ where: { email } }),
    ownBooking: await siteDatabase.booking.findFirstOrThrow({ where: { user: { email } } }),
  }
}
