import { describe, expect, it } from 'vitest'
import { bookingForCustomer } from './booking-templates'
import { mailTexts } from './template'

const args = {
  event: 'successful',
  bookingId: '0195d2a0-0000-7000-8000-000000000001',
  customerName: 'Marta',
  vehicleName: 'Toyota Vitz',
  date: '2026-11-28',
  destination: 'Bishoftu',
  price: 9000,
}

async function textOf(changes: object) {
  const company = { name: 'Entoto Drive', phone: '+251 11 555 0142', email: 'hello@entotodrive.example' }
  const context = {
    t: await mailTexts('en'),
    locale: 'en' as const,
    company: { ...company, address: 'Bole Road, Addis Ababa', whatsapp: '', telegram: '' },
    address: (href: string) => `https://drive.example${href}`,
    secret: '',
    keyOf: () => 'key',
    dutyKeyOf: () => 'key',
  }
  return bookingForCustomer.compose({ ...args, ...changes }, context).paragraphs.join(' ')
}

describe('the mail about a booking', () => {
  it('says what comes next with a driver or without, and promises one in no mail that does not know', async () => {
    expect(await textOf({ hasDriver: true })).toContain('Your driver will call you')
    expect(await textOf({ hasDriver: false })).toContain('we hand the vehicle over to you')
    for (const event of ['reserved', 'offered']) {
      expect(await textOf({ event, hasDriver: false })).toContain('the papers before you pay')
    }
    const others = [await textOf({}), await textOf({ hasDriver: false })]
    expect(others.join(' ')).not.toMatch(/driver|transfer/)
  })

  it('says it of a change where a driver comes by now, or none any more, and not where that stayed', async () => {
    const changed = (had: boolean, status: string, hasDriver: boolean) =>
      textOf({ event: 'changed', status, hasDriver, before: { ...args, hasDriver: had } })
    expect(await changed(true, 'pending', false)).toContain('the papers before you pay')
    expect(await changed(true, 'successful', false)).toContain('we hand the vehicle over')
    expect(await changed(false, 'pending', true)).toContain('Your driver will call you')
    expect(await changed(true, 'successful', true)).not.toContain('driver')
    expect(await changed(false, 'successful', false)).not.toContain('hand')
  })
})
