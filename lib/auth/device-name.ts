import Bowser from 'bowser'

/** What a browser says about itself, as a person would put it; null for what it does not say. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  // The system is named beside it: "Samsung Internet · Android".
  const name = browser.name?.replace(/^Microsoft | for Android$/, '')
  return { browser: name || null, system: platform.model ?? os.name ?? null }
}
