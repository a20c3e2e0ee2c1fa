import { withClient } from './databases'

/** Migrated and otherwise empty, for sites of which a test wants one of its own to copy. */
export const emptyTestDatabase = 'e2e_empty'

const holds = {
  hours: 24,
  hoursSoon: 3,
  hoursLeast: 1,
  hoursOfFirstClaim: 72,
  lapseDays: 1,
  hoursOfOffer: 72,
}

/** Lets the people of a test database hold as many bookings as tests make; tests of the limits set their own. */
export async function liftLimits(url: string): Promise<void> {
  const limits = { pendingPerPerson: 100_000, pendingBeforePaid: 100_000, pendingPerPhone: 100_000 }
  await withClient(url, (client) =>
    client.query('INSERT INTO settings (holds, limits) VALUES ($1, $2)', [holds, limits]),
  )
}

/**
 * Moves the demo season beyond every day that can be booked, so that what a test pays does not hang on the day of the year
 * on which it runs. What seasons do is tested with rules of the tests' own.
 */
export async function moveSeasonAway(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('UPDATE price_rules SET first_day = first_day + 1000, last_day = last_day + 1000'),
  )
}
