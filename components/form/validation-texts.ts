import { languages, type Locale } from '@/lib/core/i18n/routing'

type Texts = Record<string, string | undefined>

const fetched = new Map<Locale, Promise<Texts>>()

/**
 * The texts of `Validation` by key, fetched once they are needed: in every form they were a fifth of its page. Rejects where
 * the line breaks; the next call tries again.
 */
export function loadValidationTexts(locale: Locale): Promise<Texts> {
  const known = fetched.get(locale)
  if (known) return known
  const texts = fetchTexts(locale)
  fetched.set(locale, texts)
  texts.catch(() => fetched.delete(locale))
  return texts
}

async function fetchTexts(locale: Locale): Promise<Texts> {
  const answer = await fetch(`/validation.json?lang=${languages[locale].publicName}`)
  if (!answer.ok) throw new Error(`the texts were answered with ${answer.status}`)
  const texts: Texts = await answer.json()
  return texts
}
