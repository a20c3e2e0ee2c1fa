/** The five easy booking steps (SPEC section 9), each with the number of its picture. */
export const bookingSteps = [
  { key: 'choose', picture: 1 },
  { key: 'date', picture: 2 },
  { key: 'transfer', picture: 3 },
  { key: 'send', picture: 4 },
  { key: 'enjoy', picture: 5 },
] as const

/** The carousel that shows them (SPEC section 9): times in milliseconds, distance in pixels. */
export const carouselConstants = { intervalMs: 3000, dragThresholdPx: 10, scrollEndMs: 300 } as const
