import 'server-only'
import type { Messages } from 'next-intl'
import type { Locale } from '@/lib/core/i18n/routing'

/** All texts of a language, for answers that no page frames. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  const loaded: { default: Messages } = await import(`../../messages/${locale}.json`)
  return loaded.default
}
