import { hrefOf } from '@/lib/routes/routes'
import { formatDay } from '@/lib/core/i18n/format'
import { defineTemplate } from '../template'
import { bookingFacts, bookingMailArgs } from './booking-facts'

/** Tells a customer what happened to a one-day booking. */
export const bookingForCustomer = defineTemplate({
  args: bookingMailArgs,
  compose: (args, { t, locale, company, address }) => {
    const { event, bookingId, customerName, vehicleName: vehicle, date } = args
    const day = formatDay(date)
    return {
      subject: t(`booking.${event}.subject`, { vehicle, day }),
      paragraphs: [
        t('greeting', { name: customerName }),
        t(`booking.${event}.text`, { vehicle, day }),
        t('booking.questions', { phone: company.phone }),
      ],
      facts: bookingFacts(args, t, locale),
      action:
        event === 'deleted'
          ? { label: t('booking.toBookings'), url: address('/UserDashboard') }
          : {
              label: t('booking.toBooking'),
              url: address(hrefOf('/Confirmation', { id: bookingId })),
            },
    }
  },
})
