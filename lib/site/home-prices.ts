/** Starting daily prices of the home page in whole Br (SPEC section 9). */
export const homePrices = [
  { kind: 'compact', price: 1560 },
  { kind: 'economy', price: 2070 },
  { kind: 'midsuv', price: 1770 },
  { kind: 'minivan', price: 2570 },
] as const
