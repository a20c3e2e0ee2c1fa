/** The five easy booking steps (SPEC section 9), each with its drawing. */
export const bookingSteps = [
  { key: 'choose', drawing: 'step-choose-ride' },
  { key: 'date', drawing: 'step-pick-date' },
  { key: 'send', drawing: 'step-send-request' },
  { key: 'transfer', drawing: 'step-transfer-money' },
  { key: 'enjoy', drawing: 'step-enjoy-ride' },
] as const

/** The carousel that shows them (SPEC section 9): times in milliseconds, distance in pixels. */
export const carouselConstants = { intervalMs: 3000, dragThresholdPx: 10, scrollEndMs: 300 } as const
