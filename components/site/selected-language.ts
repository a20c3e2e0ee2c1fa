import { languages, localeOfPublicName, type PublicLanguage } from '@/lib/core/i18n/routing'

/** The name is the specification's (SPEC section 4). */
const STORAGE_KEY = 'selectedLanguage'
const COOKIE = 'NEXT_LOCALE='

/** Happens to the window before the page is left for another language. */
export const languageChosen = 'language-chosen'

/** Keeps the choice in this browser, where storage is not closed, and tells the forms of the page. */
export function rememberLanguage(publicName: PublicLanguage): void {
  window.dispatchEvent(new Event(languageChosen))
  try {
    localStorage.setItem(STORAGE_KEY, publicName)
  } catch {
    // The cookie of the server remembers it as well.
  }
}

/** The language kept by `rememberLanguage`, if any. */
export function rememberedLanguage(): PublicLanguage | undefined {
  try {
    const locale = localeOfPublicName(localStorage.getItem(STORAGE_KEY))
    return locale && languages[locale].publicName
  } catch {
    return undefined
  }
}

/** Whether the server already knows a choice; what it knows is newer or the same. */
export function hasLanguageCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(COOKIE))
}
