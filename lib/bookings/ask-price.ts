import 'server-only'
import type { Locale } from '@/lib/core/i18n/routing'
import { type FormState, typedValues } from '@/lib/server/form-state'
import { PriceNotSeen } from './new-booking'
import type { Booking } from './view'
import { quoteOfBooking } from './worded-booking'

/** What was sent, and the language of the person. */
type SentForm = { form: FormData; locale: Locale }

/** Comes back to a form as it was filled, with what the booking would cost by now: who sends it again agrees with that. */
export async function askPrice(booking: Booking, { form, locale }: SentForm): Promise<FormState> {
  const price = await quoteOfBooking(booking, locale)
  return { status: 'filled', values: { ...typedValues(form), seenTotal: String(price.total) }, price }
}

/** The booking that is made, or the form again where it costs something else than the form showed. */
export async function bookOrAskPrice(
  making: Promise<Booking>,
  sent: SentForm,
): Promise<Booking | { stays: FormState }> {
  try {
    return await making
  } catch (error) {
    if (error instanceof PriceNotSeen) return { stays: await askPrice(error.booking, sent) }
    throw error
  }
}
