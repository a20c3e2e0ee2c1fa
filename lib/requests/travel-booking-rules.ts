/** What can be asked for (SPEC section 3), in the order of the form. */
export const travelItems = ['suv', 'midsuv', 'fullsuv', 'pickup', 'minivan'] as const
export type TravelItem = (typeof travelItems)[number]

/** Orders of the staff's list; `day` begins with the earliest appointment, `day-last` with the latest. */
export const travelBookingOrders = ['newest', 'oldest', 'day', 'day-last'] as const
