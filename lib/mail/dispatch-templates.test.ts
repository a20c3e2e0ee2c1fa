import { expect, it } from 'vitest'
import { company } from '@/lib/core/company'
import { dispatchTemplates } from './dispatch-templates'
import { textMail } from './frame'
import { mailTexts, type MailTexts } from './template'

const context = (t: MailTexts) =>
  ({
    t,
    locale: 'en',
    company: company(),
    secret: '',
    keyOf: () => 'key',
    dutyKeyOf: ({ linkNumber }: { linkNumber: number }) => `duty-${linkNumber}`,
    address: (href: string) => `https://drive.example${href}`,
  }) as const

it('tells of another driver first who, then the way to the booking, and where to ask last', async () => {
  const t = await mailTexts('en')
  const booking = { bookingId: '0195d2a0-0000-7000-8000-000000000001', code: '7K4P2Q', hasAccount: true }
  const trip = { customerName: 'Marta', vehicleName: 'Toyota HiAce', date: '2026-11-28' }
  const mail = dispatchTemplates['driver-changed'].compose(
    { ...booking, ...trip, driver: 'Abebe', plate: 'AA 3-12345' },
    context(t),
  )
  const text = textMail({ mail, locale: 'en', company: company(), reason: 'Reason', home: '' })
  const parts = [
    t('dispatch.driver'),
    t('booking.toBooking'),
    t('booking.questions', { phone: company().phone }),
  ]
  const places = parts.map((part) => text.indexOf(`\n${part}`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

it('leads a driver who was given trips to them, and nobody whose trips were taken', async () => {
  const t = await mailTexts('en')
  const link = { driverId: '0195d2a0-0000-7000-8000-000000000002', linkNumber: 3 }
  const day = { firstName: 'Abebe', date: '2026-11-28', trips: 2 }
  const actionOf = (args: { isGiven: boolean; link?: typeof link }) =>
    dispatchTemplates['duty-changed'].compose({ ...day, ...args }, context(t)).action
  expect(actionOf({ isGiven: true, link })).toEqual({
    label: t('dispatch.toDuty'),
    url: 'https://drive.example/Duty?key=duty-3',
  })
  expect(actionOf({ isGiven: false, link })).toBeUndefined()
  // Queued before it told the link.
  expect(actionOf({ isGiven: true })).toBeUndefined()
})

it('tells one trip from several, and says of those that were taken only what holds for whoever lost them', async () => {
  const t = await mailTexts('en')
  const textOf = (trips: number, isGiven: boolean) => {
    const { subject, paragraphs } = dispatchTemplates['duty-changed'].compose(
      { firstName: 'Abebe', date: '2026-11-28', trips, isGiven },
      context(t),
    )
    return [subject, ...paragraphs].join(' ')
  }
  expect(textOf(1, true)).toMatch(/You have a new trip on .* One trip was added/)
  expect(textOf(2, true)).toMatch(/You have new trips on .* 2 trips were added/)
  expect(textOf(1, false)).toMatch(/^A trip on .* is no longer yours .* nothing to do for it\.$/)
  // Nobody may have been free for them, and a day off is no illness.
  expect(textOf(2, false)).toMatch(/^2 trips on .* are no longer yours .* nothing to do for them\.$/)
})
