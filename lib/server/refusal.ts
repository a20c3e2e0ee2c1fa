import 'server-only'
import { createTranslator, type Messages } from 'next-intl'
import type { Day } from '@/lib/core/day'
import { type AppError, type ErrorCode, errorStatus, type FieldErrors } from '@/lib/core/errors'
import { formatDay, formatTime } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { messagesOf } from './messages-of'

type RefusalDetails = {
  fields?: FieldErrors | undefined
  headers?: HeadersInit
  retryAfterSeconds?: number
  days?: readonly Day[]
}

function retryText(locale: Locale, messages: Messages, seconds: number): string {
  const t = createTranslator({ locale, messages, namespace: 'Form' })
  return t('retryAt', { time: formatTime(retryMoment(seconds)) })
}

/** An error body of CONTRACT section 6 in the caller's language. */
export async function refusal(
  code: ErrorCode,
  locale: Locale,
  details: RefusalDetails = {},
): Promise<Response> {
  const { fields, headers, retryAfterSeconds, days } = details
  const messages = await messagesOf(locale)
  const reasons = [
    ...(retryAfterSeconds ? [retryText(locale, messages, retryAfterSeconds)] : []),
    ...(days ? [days.map(formatDay).join(', ')] : []),
  ]
  const text = [messages.Errors[code], ...reasons].join(' ')
  const known: Record<string, string | undefined> = messages.Validation
  const named =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, known[key ?? ''] ?? text]))
  return Response.json(
    { error: text, message: text, code, ...(named && { fields: named }) },
    {
      status: errorStatus[code],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
        ...headers,
      },
    },
  )
}

/** The refusal that a service threw. */
export function refusalOf({ code, fields, retryAfterSeconds, days }: AppError, locale: Locale) {
  return refusal(code, locale, {
    fields,
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(days && { days }),
  })
}

const minute = 60_000

/** The moment, ISO 8601, some seconds from now, at the next full minute: what a person is told is never too early. */
export function retryMoment(seconds: number, now = Date.now()): string {
  return new Date(Math.ceil((now + seconds * 1000) / minute) * minute).toISOString()
}
