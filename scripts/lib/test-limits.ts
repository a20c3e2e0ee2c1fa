import { withClient } from './databases'

const holds = { hours: 24, hoursSoon: 3, hoursLeast: 1, hoursOfFirstClaim: 72, lapseDays: 1, hoursOfOffer: 72 }

/** Lets the people of a test database hold as many bookings as tests make; tests of the limits set their own. */
export async function liftLimits(url: string): Promise<void> {
  const limits = { pendingPerPerson: 1000, pendingBeforePaid: 1000, pendingPerPhone: 1000 }
  await withClient(url, (client) =>
    client.query('INSERT INTO settings (holds, limits) VALUES ($1, $2)', [holds, limits]),
  )
}
