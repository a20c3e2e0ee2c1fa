import type { Messages } from 'next-intl'
import type { Locale } from './routing'

/** All texts of a language, for what no page frames: answers, mails, files. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../../../messages/${locale}.json`)
  return loaded.default
}
