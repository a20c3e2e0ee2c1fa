// The first that fits counts: many browsers also name the one they are built from.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Opera Mini', /\bOpera Mini\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC?Browser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

function firstFit(known: readonly (readonly [string, RegExp])[], text: string): string | null {
  return known.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** What a browser says about itself, as a person would put it; null for what it does not say. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const text = userAgent ?? ''
  return { browser: firstFit(browsers, text), system: firstFit(systems, text) }
}

const sparingMs = 10 * 60 * 1000

/** The moment before which a session must have been seen last to be worth another note: not at every page. */
export function worthNotingBefore(now: Date): Date {
  return new Date(now.getTime() - sparingMs)
}
