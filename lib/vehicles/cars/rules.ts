/** The five categories of SPEC section 9, in its order. */
export const carCategories = ['suv', 'midsuv', 'fullsuv', 'pickup', 'minivan'] as const
export type CarCategory = (typeof carCategories)[number]

/** How many people a car of each category seats (SPEC section 9); `suv` holds the economy and standard cars. */
export const seatsOfCategory = {
  suv: { from: 4, to: 4 },
  midsuv: { from: 5, to: 7 },
  fullsuv: { from: 7, to: 8 },
  pickup: { from: 2, to: 5 },
  minivan: { from: 10, to: 15 },
} as const satisfies Record<CarCategory, { from: number; to: number }>

/** Economy and standard cars stay within Addis Ababa (SPEC section 9); they are the ones in `suv`. */
export function isCityOnly(category: CarCategory): boolean {
  return category === 'suv'
}

/** Orders of the staff's list. */
export const carOrders = ['newest', 'oldest', 'name'] as const
