/** What the first view of any page may cost over the wire, in bytes (kB are 1000; DESIGN, "Measures"). */
export const totalLimit = 260_000

/** How much of that may be scripts above the framework's own, by the kind of page. */
export const scriptLimits = { reading: 25_000, form: 60_000 } as const

export type PageKind = keyof typeof scriptLimits

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
  { name: '1.6 Mbit/s', bitsPerSecond: 1_600_000, latencyMs: 150, cpuSlowdown: 4, limitMs: 1400 },
  { name: '400 kbit/s', bitsPerSecond: 400_000, latencyMs: 400, cpuSlowdown: 1, limitMs: 5000 },
] as const

export type SlowLine = (typeof slowLines)[number]
