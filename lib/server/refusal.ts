import 'server-only'
import { createTranslator, type Messages } from 'next-intl'
import { type Day, formatHour } from '@/lib/core/day'
import {
  type AppError,
  type BookingEdit,
  type ErrorCode,
  errorStatus,
  type FieldErrors,
} from '@/lib/core/errors'
import { formatDayInWords, formatMoment, formatTime, listText } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { messagesOf } from '@/lib/core/i18n/messages'

type RefusalDetails = {
  fields?: FieldErrors | undefined
  headers?: HeadersInit
  retryAfterSeconds?: number | undefined
  days?: readonly Day[] | undefined
  other?: string | undefined
  line?: number | undefined
  edits?: readonly BookingEdit[] | undefined
  assigned?: readonly string[] | undefined
  version?: string | undefined
  /** What is said instead of the text of the caller's language. */
  fixedMessage?: string | undefined
}

function retryText(locale: Locale, messages: Messages, seconds: number): string {
  const t = createTranslator({ locale, messages, namespace: 'Form' })
  return t('retryAt', { time: formatHour(formatTime(retryMoment(seconds)), locale) })
}

/** Which line of a file is meant (CONTRACT section 10). */
function lineText(locale: Locale, messages: Messages, line: number): string {
  return createTranslator({ locale, messages, namespace: 'Form' })('fileLine', { line: String(line) })
}

/** Who changed what, in a sentence. */
function editText(locale: Locale, messages: Messages, { name, role, at, fields }: BookingEdit): string {
  const t = createTranslator({ locale, messages, namespace: 'Office' })
  const who =
    name ?? t(role === 'admin' || role === 'subadmin' || role === 'user' ? `role.${role}` : 'role.none')
  const known: Record<string, string | undefined> = { ...messages.Audit.field, ...messages.BookingFields }
  const what = listText(
    fields.map((field) => known[field] ?? field),
    locale,
  )
  return createTranslator({ locale, messages, namespace: 'BookingFields' })('edit', {
    ...{ who, what, moment: formatMoment(at, locale) },
  })
}

/** Who and what is assigned instead of what was seen. */
function assignedText(locale: Locale, messages: Messages, assigned: readonly string[]): string {
  const t = createTranslator({ locale, messages, namespace: 'Form' })
  return assigned.length > 0 ? t('assignedNow', { names: listText(assigned, locale) }) : t('nobodyAssigned')
}

/** What a person reads of a refusal, for form and API alike: the reason, and the problem of each field. */
export async function refusalTexts(
  code: ErrorCode,
  locale: Locale,
  { fields = {}, retryAfterSeconds, days, other, line, edits = [], assigned, version }: RefusalDetails,
): Promise<{ text: string; fields: Record<string, string> }> {
  const messages = await messagesOf(locale)
  const reasons = [
    ...(retryAfterSeconds ? [retryText(locale, messages, retryAfterSeconds)] : []),
    ...(days
      ? [
          listText(
            days.map((day) => formatDayInWords(day, locale)),
            locale,
          ),
        ]
      : []),
    ...(other ? [other] : []),
    // Who changed the same twice within a minute is named once.
    ...new Set(edits.map((edit) => editText(locale, messages, edit))),
    ...(assigned ? [assignedText(locale, messages, assigned)] : []),
    ...(version === undefined ? [] : [messages.Form.savesOver]),
  ]
  const text = [messages.Errors[code], ...reasons].join(' ')
  const known: Record<string, string | undefined> = messages.Validation
  // Clients read the days that stand in the way beside the field that they are about (CONTRACT section 14).
  const inTheWay = days ? ` ${days.join(', ')}` : ''
  const inFile = line === undefined ? '' : `${lineText(locale, messages, line)} `
  const named = Object.entries(fields).map(([name, key]) => [
    name,
    inFile + (known[key ?? ''] ?? text) + inTheWay,
  ])
  return { text, fields: Object.fromEntries(named) }
}

/** An error body of CONTRACT section 6 in the caller's language. */
export async function refusal(
  code: ErrorCode,
  locale: Locale,
  details: RefusalDetails = {},
): Promise<Response> {
  const { headers, retryAfterSeconds, fixedMessage } = details
  const { text, fields } = await refusalTexts(code, locale, details)
  const message = fixedMessage ?? text
  return Response.json(
    { error: message, message, code, ...(details.fields && { fields }) },
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

/** The refusal that a service threw, by a message that clients know where one is fixed. */
export function refusalOf(
  { code, fields, retryAfterSeconds, days, other, line, edits, assigned, version }: AppError,
  locale: Locale,
  fixedMessage?: string,
) {
  return refusal(code, locale, {
    fields,
    fixedMessage,
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(days && { days }),
    other,
    line,
    edits,
    assigned,
    version,
    // Beside the body, which is the same for all refusals: the site's own form sends it again.
    ...(version !== undefined && { headers: { etag: `"${version}"` } }),
  })
}

const minute = 60_000

/** The moment, ISO 8601, some seconds from now, at the next full minute: what a person is told is never too early. */
export function retryMoment(seconds: number, now = Date.now()): string {
  return new Date(Math.ceil((now + seconds * 1000) / minute) * minute).toISOString()
}
