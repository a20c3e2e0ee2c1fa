import { messagesOf } from '@/lib/core/i18n/messages'
import { localeOfPublicName, routing } from '@/lib/core/i18n/routing'

/** What may be wrong with a field, by key, in the language that `?lang=` names: a form fetches it once somebody fills it in. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('lang')
  const { Validation } = await messagesOf(localeOfPublicName(asked) ?? routing.defaultLocale)
  return Response.json(Validation, { headers: { 'cache-control': 'public, max-age=3600' } })
}
