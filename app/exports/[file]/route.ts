import { createTranslator } from 'next-intl'
import type { NextRequest } from 'next/server'
import { queryValues } from '@/components/vehicles/query-values'
import { currentActor } from '@/lib/auth/session'
import { dayInAddis } from '@/lib/core/day'
import { AppError, type ErrorCode, errorStatus } from '@/lib/core/errors'
import { hrefOf } from '@/lib/routes/routes'
import { isOwnOrigin } from '@/lib/server/origin'
import { openExport } from '@/lib/statistics/export'
import { exportOf, exportPageOf, fileNameOf } from '@/lib/statistics/export-rules'
import { askedMonth } from '@/lib/statistics/report-period'
import { reportQuery } from '@/lib/statistics/schema'
import { apiLocale } from '@/lib/core/i18n/request-locale'
import { messagesOf } from '@/lib/core/i18n/messages'
import { addressIn, type Locale, localeOfPublicName } from '@/lib/core/i18n/routing'

const noStore = { 'Cache-Control': 'private, no-store' }

/** `/exports/{name}.csv`: a list or the numbers of a chart as a file, with the rights and the filters of its screen. */
export async function GET(
  request: NextRequest,
  { params }: RouteContext<'/exports/[file]'>,
): Promise<Response> {
  const { searchParams } = request.nextUrl
  const locale = localeOfPublicName(searchParams.get('lang')) ?? (await apiLocale())
  const name = exportOf((await params).file)
  if (!name) return refusal('NOT_FOUND', locale)
  const query = await queryValues(Promise.resolve(Object.fromEntries(searchParams)))
  try {
    const body = await openExport({ actor: await currentActor(), name, query, locale })
    const today = dayInAddis(new Date())
    const file = fileNameOf(name, { today, month: askedMonth(reportQuery.parse(query), today) })
    return new Response(body, {
      headers: {
        ...noStore,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}"`,
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // A browser is led to where the person proves to be there, and from there to where the file can be taken: the file itself is
    // no page, and would leave the form of the proof shut.
    if (error.code === 'PROOF_REQUIRED' && request.headers.get('accept')?.includes('text/html')) {
      const callbackUrl = pageOf(request) ?? addressIn(locale, exportPageOf(name, query))
      const location = addressIn(locale, hrefOf('/Security', { callbackUrl }))
      return new Response(null, { status: 303, headers: { ...noStore, location } })
    }
    return refusal(error.code, locale)
  }
}

/** The page of this site on which a file was asked for; null where none is known. */
function pageOf({ headers }: NextRequest): string | null {
  const referer = headers.get('referer')
  const page = referer && URL.canParse(referer) ? new URL(referer) : null
  return page && isOwnOrigin(page.origin, headers.get('host')) ? page.pathname + page.search : null
}

async function refusal(code: ErrorCode, locale: Locale): Promise<Response> {
  const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'Errors' })
  return new Response(t(code), {
    status: errorStatus[code],
    headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
