import { hrefOf } from '@/lib/routes/routes'
import { formatDay } from '@/lib/core/i18n/format'
import { defineTemplate } from '../template'
import { bookingFacts, bookingMailArgs } from './booking-facts'

/** Tells the company what happened to a one-day booking. */
export const bookingForCompany = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, address }) => {
    const { event, bookingId, customerName: customer, vehicleName: vehicle, date } = args
    const day = formatDay(date)
    return {
      subject: t(`booking.${event}.notice`, { customer, vehicle, day }),
      paragraphs: [t(`booking.${event}.notice`, { customer, vehicle, day })],
      facts: [{ label: t('booking.customer'), value: customer }, ...bookingFacts(args, t, locale)],
      action:
        event === 'deleted'
          ? { label: t('booking.toOffice'), url: address('/AllBookStatus') }
          : { label: t('booking.toOffice'), url: address(hrefOf('/EditBookStatus', { id: bookingId })) },
    }
  },
})
