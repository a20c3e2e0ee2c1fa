import { z } from 'zod'
import { languages, routing, type Locale } from '@/lib/core/i18n/routing'

/** A text with the language it is in, where known. */
export type LocalizedText = { text: string; lang: Locale | null }

/** Features by language. */
export type Texts = Partial<Record<Locale, string>>

const textsSchema = z.partialRecord(z.enum(routing.locales), z.string()).catch({})

/** The features by language as the database keeps them. */
export const textsOf = (stored: unknown): Texts => textsSchema.parse(stored)

/** The features in the reader's language where they exist in it, otherwise as staff typed them. */
export function localizedFeatures(
  {
    item,
    itemLocale,
    itemTranslations,
  }: { item: string; itemLocale: Locale | null; itemTranslations: unknown },
  locale: Locale,
): LocalizedText {
  const texts = textsOf(itemTranslations)
  const typed = texts[locale]
  if (typed) return { text: typed, lang: locale }
  if (item) return { text: item, lang: itemLocale }
  const other = routing.locales.find((one) => texts[one])
  return { text: (other && texts[other]) ?? '', lang: other ?? null }
}

/** Texts by the languages' public names, as the API and forms know them. */
export type PublicTexts = { en?: string | undefined; or?: string | undefined; am?: string | undefined }

/** Texts after a change of some of them: one that is left out stays, a blank one goes. */
export function changedTexts(before: Texts, sent: PublicTexts | undefined): Texts {
  const texts = routing.locales.map((locale) => {
    const text = sent?.[languages[locale].publicName] ?? before[locale]
    return [locale, text] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text))
}

/** Without those that say what the features said before, which a form sends along as they were. */
export function withoutText(sent: PublicTexts = {}, before: string): PublicTexts {
  return Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== before))
}

/** Texts by the languages’ public names. */
export function publicTexts(texts: Texts): PublicTexts {
  return { en: texts.en, or: texts.om, am: texts.am }
}
