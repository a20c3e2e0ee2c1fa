import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailTexts } from './template'
import { toldIn } from './rules'
import { toMail } from './view'

const booking = { customerName: 'Sara', vehicleName: 'Toyota Vitz', date: '2026-11-28' }

const mailOf = (template: string, args: object) =>
  toMail({
    ...{ id: randomUUID(), template, args: { ...args }, recipient: 'office@example.com', locale: 'en' },
    ...{ state: 'sent', attempts: 1, lastError: null, createdAt: new Date(), sentAt: null },
  })

describe('what a mail of the outbox tells', () => {
  it('is said apart for each event of a booking, in the language of the reader', async () => {
    const [en, om] = await Promise.all([mailTexts('en'), mailTexts('om')])
    const told = (event: string, template = 'booking-for-company') =>
      toldIn(mailOf(template, { ...booking, event }), en, 'en')
    expect(told('received')).toBe('New booking by Sara: Toyota Vitz, 28/11/2026')
    expect(told('canceled')).toBe('Canceled: Sara, Toyota Vitz, 28/11/2026')
    expect(told('canceled', 'booking-for-customer')).toBe('Your booking was canceled')
    expect(toldIn(mailOf('booking-for-company', { ...booking, event: 'canceled' }), om, 'om')).toMatch(
      /^Haqameera: Sara/,
    )
  })

  it('is nothing of its own where a mail is about no booking, or the person is forgotten', async () => {
    const texts = await mailTexts('en')
    expect(toldIn(mailOf('password-changed', { firstName: 'Sara' }), texts, 'en')).toBeNull()
    expect(toldIn(mailOf('booking-for-customer', {}), texts, 'en')).toBeNull()
  })
})
