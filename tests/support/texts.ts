import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTranslator, type Messages } from 'next-intl'
import type { Locale } from '@/lib/core/i18n/routing'

export { addressIn } from '@/lib/core/i18n/routing'

/** The file of a language's texts. */
export const messagesOf = (locale: Locale): Messages =>
  JSON.parse(readFileSync(path.join(process.cwd(), 'messages', `${locale}.json`), 'utf8'))

/** The texts of a language, as screens show them: a test names a key, never a second copy of a text. */
export function textsOf(locale: Locale) {
  return createTranslator({ locale, messages: messagesOf(locale) })
}

export type Texts = ReturnType<typeof textsOf>
