import { getTranslations } from 'next-intl/server'
import { chatDocument, chatPolicy } from '@/lib/site/chat-document'
import { env } from '@/lib/core/env'
import { apiLocale } from '@/lib/core/i18n/request-locale'
import { addressIn } from '@/lib/core/i18n/routing'
import { company } from '@/lib/core/company'

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The chat of another provider; without one set there is no such address. */
export async function GET() {
  const source = env().CHAT_WIDGET_SRC
  if (!source) return new Response(null, { status: 404, headers: { 'Content-Security-Policy': nothing } })
  const locale = await apiLocale()
  const t = await getTranslations({ locale, namespace: 'Chat' })
  const { phone } = company()
  const texts = {
    lang: locale,
    title: t('title'),
    waiting: t('waiting'),
    call: t('call', { phone }),
    phone,
    back: t('back'),
    home: addressIn(locale, '/Home'),
  }
  return new Response(chatDocument(source, texts), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': chatPolicy(source),
      'Cache-Control': 'no-store',
    },
  })
}
