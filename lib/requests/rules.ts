/**
 * The two kinds of request: a message of the contact form, and a request of the travel booking form for a rental; named
 * as in the audit and in permissions.
 */
export const requestKindNames = ['contact', 'travel-booking'] as const
export type RequestKind = (typeof requestKindNames)[number]

/** What can be asked for (SPEC section 3), in the order of the form. */
export const travelItems = ['suv', 'midsuv', 'fullsuv', 'pickup', 'minivan'] as const
export type TravelItem = (typeof travelItems)[number]

/** Orders of the list of contact messages. */
export const contactOrders = ['newest', 'oldest'] as const

/** Orders of the list of travel bookings; `day` begins with the earliest appointment, `day-last` with the latest. */
export const travelBookingOrders = [...contactOrders, 'day', 'day-last'] as const
export type RequestOrder = (typeof travelBookingOrders)[number]
