/** Orders of the admin's list. */
export const contactOrders = ['newest', 'oldest'] as const
