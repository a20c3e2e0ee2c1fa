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
