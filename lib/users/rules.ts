/** Roles of accounts in the order in which they are offered (SPEC section 3). */
export const accountRoles = ['user', 'subadmin', 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

/** Orders of the list of users. */
export const userOrders = ['newest', 'oldest', 'name'] as const
export type UserOrder = (typeof userOrders)[number]

/** What a typed word may be as a part of a stored phone number: its digits without leading zeros, or nothing. */
export function phoneDigits(word: string): string | null {
  if (!/^[+\d().-]+$/.test(word)) return null
  const digits = word.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 2 ? digits : null
}

/** From how many decided bookings on a rating is shown (SPEC section 2, Profile screens). */
export const ratedFrom = 3

export type BookingTally = { total: number; successful: number; canceled: number }

/** The share of a person's decided bookings that became successful, in whole percent; null while too few are decided. */
export function ratingOf({ successful, canceled }: Omit<BookingTally, 'total'>): number | null {
  const decided = successful + canceled
  return decided < ratedFrom ? null : Math.round((100 * successful) / decided)
}

/** The one or two letters that stand for a person without a picture. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '')
  return letters.join('').toLocaleUpperCase('en')
}

type Named = { email: string; name: string; given_name: string; family_name: string }

/** First and last name of a person whom a provider names in one way or another, or only by email. */
export function namesOf({ email, name, given_name, family_name }: Named): {
  firstName: string
  lastName: string
} {
  const [first = '', ...rest] = name.split(/\s+/)
  const firstName = given_name || first || email.split('@')[0] || email
  return { firstName, lastName: family_name || (given_name ? '' : rest.join(' ')) }
}

/** Why signing in with Google did not work; the last part of a message key and the query of `/Login`. */
const googleProblems = ['missing', 'denied', 'unverified', 'closed', 'failed'] as const
export type GoogleProblem = (typeof googleProblems)[number]

/** The problem that the query of `/Login` names, if any. */
export function googleProblemOf(value: unknown): GoogleProblem | null {
  return googleProblems.find((problem) => problem === value) ?? null
}
