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
