import type { Locale } from './i18n/routing'

/** A text for a reader; `lang` where it is in English, and theirs is another language. */
type LocalText = { text: string; lang?: 'en' }

/** What staff typed in English, and in the other languages where they did. */
type TypedTexts = { en: string; om?: string | null | undefined; am?: string | null | undefined }

/** A typed text in the reader's language, or else in English and marked so. */
export function textFor(locale: Locale, typed: TypedTexts): LocalText {
  const own = typed[locale]
  return own ? { text: own } : { text: typed.en, ...(locale !== 'en' && { lang: 'en' }) }
}

/** Where the company is, for a reader. */
export const addressFor = (
  locale: Locale,
  { address, addressOr, addressAm }: { address: string; addressOr?: string; addressAm?: string },
): LocalText => textFor(locale, { en: address, om: addressOr, am: addressAm })

/** What a bank is called, for a reader. */
export const bankFor = (
  locale: Locale,
  { bank, bankOr, bankAm }: { bank: string; bankOr?: string; bankAm?: string },
): LocalText => textFor(locale, { en: bank, om: bankOr, am: bankAm })
