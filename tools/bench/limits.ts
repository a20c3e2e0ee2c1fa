/** What a first view may cost over the wire, in bytes (kB are 1000), by the kind of page. */
export const byteLimits = {
  reading: { script: 25_000, total: 260_000 },
  form: { script: 60_000, total: 320_000 },
  /** The results, on whose first view every vehicle has a picture of its own; with the Ethiopic letters beside them. */
  results: { script: 25_000, total: 280_000 },
  /** The whole API on one page, for programmers. */
  reference: { script: 25_000, total: 280_000 },
} as const

export type PageKind = keyof typeof byteLimits

/**
 * What the frame of a public page may carry for React, in bytes of its HTML: half of what it was in the first edition. Held
 * on `/Offline`, the emptiest page, as a whole.
 */
export const framePayloadLimit = 25_500

/** How long the HTML of the longest list, `/OneDayVehicles`, may be, in bytes. */
export const listHtmlLimit = 100_000

/** How much of the first view may jump about (cumulative layout shift). */
export const shiftLimit = 0.02

/** Slow lines, and within how many milliseconds the largest paint has to come on them. */
export const slowLines = [
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4, limitMs: 2000 },
  { name: '400 kbit/s', bitsPerSecond: 400_000, latencyMs: 400, cpuSlowdown: 1, limitMs: 5000 },
] as const

export type SlowLine = (typeof slowLines)[number]
