import { z } from 'zod'
import { formatCode, formatFullDay } from '@/lib/core/i18n/format'
import { daySchema } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate } from './template'

/** Tells a customer that somebody else drives them, where a driver was replaced. */
const driverChanged = defineTemplate({
  args: z.object({
    bookingId: z.uuid(),
    code: z.string(),
    hasAccount: z.boolean(),
    customerName: z.string(),
    vehicleName: z.string(),
    date: daySchema,
    driver: z.string(),
    plate: z.string().nullable(),
  }),
  compose: (args, { t, locale, company, address, keyOf }) => {
    const { bookingId, code, hasAccount, customerName, vehicleName: vehicle, date, driver, plate } = args
    const day = formatFullDay(date, locale)
    const record = hasAccount ? { id: bookingId } : { key: keyOf(bookingId) }
    return {
      subject: t('dispatch.changedSubject', { day, driver }),
      paragraphs: [t('greeting', { name: customerName }), t('dispatch.changedText', { vehicle, driver })],
      facts: [
        { label: t('booking.code'), value: formatCode(code) },
        { label: t('booking.day'), value: day },
        { label: t('dispatch.driver'), value: driver },
        ...(plate ? [{ label: t('dispatch.plate'), value: plate }] : []),
      ],
      action: { label: t('booking.toBooking'), url: address(hrefOf('/YourBooking', record)) },
      notes: [t('booking.questions', { phone: company.phone })],
    }
  },
})

/** Tells a driver that trips of a day were given to them or taken off them; their duty page shows which. */
const dutyChanged = defineTemplate({
  args: z.object({
    firstName: z.string(),
    date: daySchema,
    trips: z.int(),
    isGiven: z.boolean(),
    /** The driver's link to `/Duty`; missing in mails that were queued before they told it. */
    link: z.object({ driverId: z.uuid(), linkNumber: z.int() }).optional(),
  }),
  compose: ({ firstName, date, trips, isGiven, link }, { t, locale, company, address, dutyKeyOf }) => ({
    subject: t(isGiven ? 'dispatch.givenSubject' : 'dispatch.takenSubject', {
      day: formatFullDay(date, locale),
      trips,
    }),
    paragraphs: [
      t('greeting', { name: firstName }),
      t(isGiven ? 'dispatch.givenText' : 'dispatch.takenText', { trips }),
    ],
    ...(isGiven &&
      link && {
        action: { label: t('dispatch.toDuty'), url: address(hrefOf('/Duty', { key: dutyKeyOf(link) })) },
      }),
    notes: [t('booking.questions', { phone: company.phone })],
  }),
})

/** The mails of dispatch, by the names under which the outbox keeps them. */
export const dispatchTemplates = { 'driver-changed': driverChanged, 'duty-changed': dutyChanged } as const
