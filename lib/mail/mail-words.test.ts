import { expect, it } from 'vitest'
import type { Locale } from '@/lib/core/i18n/routing'
import { bookingEvents } from './booking-facts'
import { textMail } from './frame'
import { mailTexts } from './template'
import { templates, type TemplateName } from './templates'

const id = '0195d2a0-0000-7000-8000-000000000001'
const company = {
  name: 'Entoto Drive',
  phone: '+251 11 555 0142',
  email: 'hello@entotodrive.example',
  address: 'Bole Road, Addis Ababa',
  whatsapp: '',
  telegram: '',
}
const booking = {
  bookingId: id,
  code: '7K4P2Q',
  customerName: 'Marta',
  vehicleName: 'Toyota HiAce',
  date: '2026-11-28',
  lastDate: '2026-11-29',
  destination: 'Bishoftu',
  pickupPlace: 'Airport',
  pickupTime: '08:05',
  price: 9000,
  paid: 500,
  claimed: 7500,
  due: 1000,
  holdUntil: '2026-11-27T09:00:00.000Z',
}
const person = { userId: id, email: 'marta@example.com', firstName: 'Marta' }
const trip = { bookingId: id, code: '7K4P2Q', hasAccount: true, date: '2026-11-28', plate: 'AA 3 A12345' }

/** Arguments of every kind of mail; those about a booking with each thing that can happen to it. */
const mails: Record<TemplateName, readonly object[]> = {
  'confirm-email': [person],
  'reset-password': [person],
  'password-changed': [{}, { isOwn: true }, { provider: 'Google' }].map((how) => ({
    ...{ firstName: 'Marta', changedAt: '2026-11-27T09:00:00.000Z', ...how },
  })),
  'factor-changed': ['set-up-factor', 'remove-factor', 'add-passkey', 'remove-passkey'].map((change) => ({
    ...{ firstName: 'Marta', change, changedAt: '2026-11-27T09:00:00.000Z' },
  })),
  newsletter: [{ subscriberId: id, subject: 'አዲስ ዋጋ', text: 'ሰላም' }],
  'newsletter-confirm': [{ subscriberId: id }],
  'request-reply': [{ firstName: 'Marta', text: 'ሰላም', asked: 'ዋጋው ስንት ነው?' }],
  'booking-for-company': bookingEvents.map((event) => ({ event, ...booking })),
  'booking-for-customer': [
    ...bookingEvents.map((event) => ({ event })),
    { event: 'successful', hasDriver: true, paid: 9000 },
    ...['successful', 'reserved', 'offered'].map((event) => ({ event, hasDriver: false })),
    { event: 'payment-refused', status: 'canceled' },
    { event: 'payment-refused', status: 'successful' },
    { event: 'payment-refused', status: 'successful', paid: 9000, due: 0 },
    { event: 'payment-claimed', status: 'pending' },
    { event: 'part-paid', status: 'successful' },
  ].map((args) => ({
    ...{ ...booking, payment: { amount: 8500, reason: 'ድርብ' }, ...args },
    ...(args.event === 'changed' && { before: { ...booking, date: '2026-11-27', pickupTime: '15:05' } }),
    ...(args.event === 'canceled' && {
      cancellation: {
        refund: { rule: 'late', amount: 4500, until: '2026-12-05' },
        ...{ claimed: 100, cause: 'no-show' },
      },
    }),
  })),
  'booking-message': [{ ...booking, hasAccount: true, text: 'ሰላም' }],
  'driver-changed': [{ ...trip, customerName: 'Marta', vehicleName: 'Toyota HiAce', driver: 'Tolasa' }],
  'duty-changed': [true, false].map((isGiven) => ({
    firstName: 'Tolasa',
    date: '2026-11-28',
    trips: 2,
    isGiven,
    link: { driverId: id, linkNumber: 1 },
  })),
}

async function textOf(name: TemplateName, args: object, locale: Locale): Promise<string> {
  const { args: schema, compose } = templates[name]
  const address = (href: string) => `https://drive.example${href}`
  const context = {
    t: await mailTexts(locale),
    locale,
    company,
    address,
    secret: 'secret',
    keyOf: () => 'key',
    dutyKeyOf: () => 'key',
  }
  // Each template is given what its own schema read.
  const mail = (compose as (args: unknown, context: unknown) => Parameters<typeof textMail>[0]['mail'])(
    schema.parse(args),
    context,
  )
  return [mail.subject, textMail({ mail, locale, company, reason: '', home: 'https://drive.example' })].join(
    '\n',
  )
}

/** Every text within an object. */
const textsIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)]

const withoutAddresses = (text: string) => text.replace(/\S+@\S+|https?:\/\/\S+/g, ' ')
const latinWords = (text: string) => withoutAddresses(text).match(/[A-Za-z]{2,}/g) ?? []

it('what comes back is promised the way it was paid, which may have been in cash', async () => {
  const cancellation = { refund: { rule: 'ours', amount: 500, until: '2026-12-04' }, claimed: 0, cause: null }
  const canceled = { event: 'canceled', ...booking, cancellation }
  expect(await textOf('booking-for-customer', canceled, 'en')).toContain('the same way it was paid')
})

it.each(['reserved', 'offered', 'changed'])(
  'until when the places are held is said in the time of Addis Ababa, for whoever pays from abroad: %s',
  async (event) => {
    const args = { event, ...booking, claimed: 0 }
    expect(await textOf('booking-for-customer', args, 'en')).toContain('(Addis Ababa time)')
    expect(await textOf('booking-for-customer', args, 'om')).toContain("(sa'aatii Finfinnee)")
  },
)

it.each(Object.entries(mails))('the mail %s is all in the language of its reader', async (name, samples) => {
  expect(samples.length).toBeGreaterThan(0)
  for (const args of samples) {
    const given = new Set([args, company].flatMap(textsIn).flatMap(latinWords))
    const amharic = await textOf(name as TemplateName, args, 'am')
    expect(latinWords(amharic).filter((word) => !given.has(word))).toEqual([])
    for (const text of [amharic, await textOf(name as TemplateName, args, 'om')]) {
      // No date in numbers, no Gregorian year without its era, no hour without the Ethiopian one.
      expect(text).not.toMatch(/\d\/\d{1,2}\/20\d\d/)
      expect(text).not.toMatch(/\b20[2-9]\d(?! (?:እ\.ኤ\.አ\.|A\.L\.A\.|ዓ\.ም\.|A\.L\.I\.))/)
      expect(text).not.toMatch(/(?<![(\d])(?:0\d|1[3-9]|2[0-3]):[0-5]\d/)
    }
  }
})
