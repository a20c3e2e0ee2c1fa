import { z } from 'zod'
import type { Locale } from '@/lib/core/i18n/routing'

/** A text with the language it is in, where known. */
export type LocalizedText = { text: string; lang: Locale | null }

const translationsSchema = z.partialRecord(z.enum(['en', 'om', 'am']), z.string()).catch({})

/** The features in the reader's language where they exist in it, otherwise as staff typed them. */
export function localizedFeatures(
  vehicle: { item: string; itemLocale: Locale | null; itemTranslations: unknown },
  locale: Locale,
): LocalizedText {
  const translated = translationsSchema.parse(vehicle.itemTranslations)[locale]
  return translated ? { text: translated, lang: locale } : { text: vehicle.item, lang: vehicle.itemLocale }
}
