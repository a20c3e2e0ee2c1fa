import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/core/i18n/routing'
import { calendarFileOf } from './calendar'
import type { Booking } from './view'

const trip: Booking = {
  id: '018f0000-0000-7000-8000-000000000000',
  code: '7K4P2Q',
  ...{
    vehicleId: null,
    vehicle: null,
    date: '2026-12-24',
    lastDate: '2026-12-26',
    status: 'pending',
    holdUntil: null,
  },
  ...{ version: 3, isHidden: false, transactionId: null, isTransactionReleased: false, transferKind: null },
  ...{ receiptVerdict: 'unknown', receiptFindings: [], receiptPhotoKey: null, locale: 'en', amount: 0 },
  ...{ price: 3500, lines: [], total: 10_500, paid: 0, claimed: 0, due: 10_500, over: 0, passengers: null },
  ...{ flight: null, hasDriver: true, rider: null, pickupPlace: null, pickupTime: null, returnTime: null },
  ...{ phone: '+251911223344', destination: 'Hawassa', message: null, vehicleName: 'Toyota Corolla' },
  ...{ vehicleModel: '2022', vehicleItem: 'comfort', vehicleUrl: '/demo/one-day-01.webp' },
  ...{ customerName: 'Almaz', customerEmail: 'almaz@example.com', customerAvatar: null, hasAccount: true },
  ...{ isOffer: false, requestId: null, createdAt: '2026-11-23T08:00:00.000Z' },
}

/** The lines of the file of a trip, with long ones put together again. */
async function linesOf(changes: Partial<Booking> = {}, locale: Locale = 'en') {
  const file = await calendarFileOf({ ...trip, ...changes }, locale)
  return file.replaceAll(/\r\n[\t ]/g, '').split('\r\n')
}

describe('the calendar file of a booking', () => {
  it('takes its whole days where no hour is known', async () => {
    const lines = await linesOf()
    expect(lines).toContain('DTSTART;VALUE=DATE:20261224')
    expect(lines).toContain('DTEND;VALUE=DATE:20261227')
    expect(lines).toContain('LOCATION:Hawassa')
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('7K4-P2Q')
  })

  it('begins at the hour and the place of the pick-up and ends with the return, in Addis Ababa', async () => {
    const lines = await linesOf({ pickupPlace: 'Bole, gate 2', pickupTime: '02:30', returnTime: '18:00' })
    expect(lines).toContain('DTSTART:20261223T233000Z')
    expect(lines).toContain('DTEND:20261226T150000Z')
    expect(lines).toContain(String.raw`LOCATION:Bole\, gate 2`)
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(description).toContain(String.raw`Bole\, gate 2\, 02:30`)
    expect(description).toContain('18:00')
  })

  it('promises a driver where one comes', async () => {
    expect((await linesOf()).join('\n')).toContain('with driver')
    expect((await linesOf({ hasDriver: false })).join('\n')).not.toMatch(/driver/i)
  })

  it('tells days and hours in Amharic as its readers do', async () => {
    const lines = await linesOf({ lastDate: '2026-12-24', pickupTime: '02:30', returnTime: '18:00' }, 'am')
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(description).toContain('24 ዲሴምበር 2026 እ.ኤ.አ. (15 ታኅሣሥ 2019 ዓ.ም.)')
    expect(description).toContain('ከሌሊቱ 8:30 (02:30)')
    expect(description).toContain('ከምሽቱ 12:00 (18:00)')
  })

  it('tells days and hours in Oromo as its readers do', async () => {
    const lines = await linesOf({ lastDate: '2026-12-24', pickupTime: '02:30', returnTime: '18:00' }, 'om')
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(description).toContain('24 Muddee 2026 A.L.A. (15 Muddee 2019 A.L.I.)')
    expect(description).toContain('(02:30)')
    expect(description).toContain('(18:00)')
  })

  it('separates place and hour in Amharic as its readers do', async () => {
    const lines = await linesOf({ pickupPlace: 'ቦሌ', pickupTime: '02:30' }, 'am')
    const description = lines.find((line) => line.startsWith('DESCRIPTION:')) ?? ''
    expect(description).toContain('ቦሌ፣ ከሌሊቱ 8:30 (02:30)')
  })

  it('says nothing in Amharic that its readers would not, but for names', async () => {
    const lines = await linesOf({ pickupPlace: 'ቦሌ', destination: 'ሐዋሳ', returnTime: '18:00' }, 'am')
    const said = lines.filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION):/.test(line)).join(' ')
    const words = said.replaceAll(/SUMMARY|DESCRIPTION|LOCATION|7K4-P2Q|Toyota Corolla|Entoto Drive/g, '')
    expect(words.match(/[A-Za-z]{2,}/g)).toBeNull()
    expect(words).not.toMatch(/20\d\d(?! (?:እ\.ኤ\.አ\.|ዓ\.ም\.))/)
  })

  it('ends with its last day where the return is not known', async () => {
    const trips = [
      { lastDate: '2026-12-24', pickupTime: '06:00', returnTime: null },
      { lastDate: '2026-12-24', pickupTime: '06:00', returnTime: '06:00' },
    ] as const
    for (const one of trips) expect(await linesOf(one)).toContain('DTEND:20261224T210000Z')
  })

  it('ends with the return past midnight of a trip of one day', async () => {
    const night = { pickupTime: '22:00', returnTime: '02:00' }
    const lines = await linesOf({ ...night, lastDate: '2026-12-24' })
    expect(lines).toContain('DTSTART:20261224T190000Z')
    expect(lines).toContain('DTEND:20261224T230000Z')
    expect(await linesOf(night)).toContain('DTEND:20261225T230000Z')
  })

  it('has no line longer than the 75 octets that calendars read, and no letter torn in two', async () => {
    const place = 'ቦሌ ዓለም አቀፍ አውሮፕላን ማረፊያ፣ ተርሚናል 2፣ የመድረሻ በር 🚐'.repeat(3)
    for (const locale of ['am', 'om', 'en'] as const) {
      const file = await calendarFileOf({ ...trip, pickupPlace: place, pickupTime: '06:00' }, locale)
      const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line))
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
      expect(await linesOf({ pickupPlace: place, pickupTime: '06:00' }, locale)).toContain(
        `LOCATION:${place}`,
      )
    }
  })

  it('replaces an earlier one, and says so where the trip is canceled', async () => {
    const lines = await linesOf({ status: 'canceled' })
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines.find((line) => line.startsWith('UID:'))).toContain(trip.id)
  })

  it('tells whoever rides neither a price nor the secret link of the customer', async () => {
    const file = (await linesOf({ hasAccount: false, pickupTime: '06:00' }, 'am')).join('\n')
    expect(file).not.toMatch(/10[,.]?500|ብር|URL|key=/)
  })

  it('has the lines that we write and no other, whatever people typed', async () => {
    const expected = (await linesOf({ pickupPlace: 'Bole' })).map((line) => line.split(/[:;]/)[0])
    const sign = fc.oneof(
      fc.constantFrom('\r', '\n', '\r\n', '\u0000', '\u2028', ':', ';', '\\', ' '),
      fc.string(),
    )
    const typed = fc.array(sign, { minLength: 1 }).map((signs) => signs.join('') + 'BEGIN:VALARM')
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const file = await calendarFileOf(
          { ...trip, pickupPlace: text, destination: text, vehicleName: text },
          'en',
        )
        const whole = file.replaceAll(/\r\n[\t ]/g, '')
        expect(whole.replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/)
        expect(whole.split('\r\n').map((line) => line.split(/[:;]/)[0])).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})
