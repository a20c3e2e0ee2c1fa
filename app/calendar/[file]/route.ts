import { holderOfKey } from '@/lib/auth/secret-link'
import { currentActor } from '@/lib/auth/session'
import { AppError, errorStatus } from '@/lib/core/errors'
import { apiLocale } from '@/lib/core/i18n/request-locale'
import { calendarFileOf } from '@/lib/bookings/calendar'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { findBooking, getOwnBooking } from '@/lib/bookings/queries'

/** The caller's own booking, or the one whose key is sent. */
async function bookingFor(request: Request, id: string) {
  const key = new URL(request.url).searchParams.get('key')
  if (key === null) return getOwnBooking(await currentActor(), id)
  return findBooking(holderOfKey(key), id)
}

const noStore = { 'Cache-Control': 'private, no-store' }

/** `/calendar/{booking}.ics`: the day of an own booking for the calendar of a phone. */
export async function GET(request: Request, { params }: RouteContext<'/calendar/[file]'>): Promise<Response> {
  const { file } = await params
  const id = bookingIdSchema.safeParse(file.replace(/\.ics$/, '')).data
  try {
    const booking = id && (await bookingFor(request, id))
    if (!booking) return new Response(null, { status: 404, headers: noStore })
    return new Response(await calendarFileOf(booking, await apiLocale()), {
      headers: {
        ...noStore,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="booking-${booking.date}.ics"`,
      },
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Response(null, { status: errorStatus[error.code], headers: noStore })
  }
}
