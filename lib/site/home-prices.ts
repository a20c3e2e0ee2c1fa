/** Starting daily prices of the home page in whole Br (SPEC section 9), each with the category to ask for. */
export const homePrices = [
  { kind: 'compact', type: 'suv', price: 1560 },
  { kind: 'economy', type: 'suv', price: 2070 },
  { kind: 'midsuv', type: 'midsuv', price: 1770 },
  { kind: 'minivan', type: 'minivan', price: 2570 },
] as const
