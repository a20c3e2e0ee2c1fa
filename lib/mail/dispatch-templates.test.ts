import { expect, it } from 'vitest'
import { company } from '@/lib/core/company'
import { dispatchTemplates } from './dispatch-templates'
import { textMail } from './frame'
import { mailTexts } from './template'

it('tells of another driver first who, then the way to the booking, and where to ask last', async () => {
  const t = await mailTexts('en')
  const booking = { bookingId: '0195d2a0-0000-7000-8000-000000000001', code: '7K4P2Q', hasAccount: true }
  const trip = { customerName: 'Marta', vehicleName: 'Toyota HiAce', date: '2026-11-28' }
  const mail = dispatchTemplates['driver-changed'].compose(
    { ...booking, ...trip, driver: 'Abebe', plate: 'AA 3-12345' },
    {
      ...{ t, locale: 'en', company: company(), secret: '', keyOf: () => 'key' },
      address: (href) => `https://drive.example${href}`,
    },
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
