import { describe, expect, it } from 'vitest'
import { formatBirr, formatDays, formatFullDay, formatFullMoment } from '@/lib/core/i18n/format'
import { routing } from '@/lib/core/i18n/routing'
import { bookingForCompany, bookingForCustomer } from './booking-templates'
import { htmlMail, textMail } from './frame'
import { mailTexts } from './template'

const company = {
  name: 'Entoto Drive',
  phone: '+251 11 555 0142',
  email: 'hello@entotodrive.example',
  address: 'Bole Road, Addis Ababa',
  whatsapp: '',
  telegram: '',
}
const args = {
  event: 'reserved',
  bookingId: '0195d2a0-0000-7000-8000-000000000001',
  code: '7K4P2Q',
  customerName: 'Marta',
  vehicleName: 'Toyota HiAce',
  date: '2026-11-28',
  lastDate: '2026-11-29',
  destination: 'Bishoftu',
  pickupPlace: 'Bole airport',
  pickupTime: '08:05',
  price: 9000,
  paid: 0,
  claimed: 0,
  due: 9000,
  holdUntil: '2026-11-27T09:00:00.000Z',
}

async function composed(locale: (typeof routing.locales)[number], changes = {}) {
  const t = await mailTexts(locale)
  const address = (href: string) => `https://drive.example${href}`
  const context = { t, locale, company, address, secret: '', keyOf: () => 'key', dutyKeyOf: () => 'key' }
  return { t, mail: bookingForCustomer.compose({ ...args, ...changes }, context) }
}

describe('the mail about a booking', () => {
  it.each(routing.locales)(
    'has its parts in the order of the page, in %s, with and without HTML',
    async (locale) => {
      const { t, mail } = await composed(locale)
      const framed = { mail, locale, company, reason: 'Reason', home: 'https://drive.example' }
      const parts = [
        mail.subject,
        '7K4-P2Q',
        'Toyota HiAce',
        t('booking.pickup'),
        'Bole airport',
        'Bishoftu',
        t('booking.total'),
        t('booking.toBooking'),
        t('booking.rule.untilConfirmed'),
        company.phone,
      ]
      const html = htmlMail(framed)
      const body = html.slice(html.indexOf('<h1'))
      for (const whole of [textMail(framed), body.replaceAll('&#39;', "'")]) {
        const facts = whole.slice(whole.indexOf(t('booking.code')))
        const places = parts.map((part, at) => (at === 0 ? -1 : facts.indexOf(part)))
        expect(places.slice(1)).not.toContain(-1)
        expect(places).toEqual(places.toSorted((one, other) => one - other))
        expect(whole.indexOf(t('booking.reserved.title'))).toBeLessThan(whole.indexOf(t('booking.code')))
      }
      expect(html.match(/class="press"/g)).toHaveLength(1)
    },
  )

  it('tells the hour by the clock of its reader', async () => {
    const valueOf = async (locale: 'en' | 'am') => {
      const { t, mail } = await composed(locale)
      return mail.facts?.find(({ label }) => label === t('booking.pickup'))?.value
    }
    expect(await valueOf('en')).toBe('Bole airport, 08:05')
    expect(await valueOf('am')).toBe('Bole airport፣ ከጠዋቱ 2:05 (08:05)')
  })

  it('says what was paid, what waits and what is still to pay, each where there is any', async () => {
    const moneyOf = async (changes: object) => {
      const { t, mail } = await composed('en', changes)
      const labels = [t('booking.total'), t('booking.paid'), t('booking.claimed'), t('booking.due')]
      return mail.facts?.filter(({ label }) => labels.includes(label)).map(({ value }) => value)
    }
    expect(await moneyOf({ paid: 1000, claimed: 2000, due: 6000 })).toEqual(
      [9000, 1000, 2000, 6000].map((birr) => formatBirr(birr, 'en')),
    )
    expect(await moneyOf({ paid: 9000, due: 0 })).toEqual(Array(2).fill(formatBirr(9000, 'en')))
    // As it was queued before it told more than the first claim.
    const old = { paid: undefined, claimed: undefined, due: undefined, amount: 1000 }
    expect(await moneyOf(old)).toEqual([formatBirr(9000, 'en')])
  })

  it.each(routing.locales)('is headed by where the booking stands alone, in %s', async (locale) => {
    const { t, mail } = await composed(locale, { event: 'successful', status: 'successful' })
    expect(mail.heading).toBe(t('booking.successful.title'))
    expect(mail.subject.startsWith(t('booking.successful.title'))).toBe(true)
    expect(mail.subject).toContain('Toyota HiAce')
    const day = formatDays({ date: '2026-11-28', lastDate: '2026-11-29' }, locale, formatFullDay)
    expect(mail.subject.endsWith(day)).toBe(true)
    // Once in its sentence, once among its facts.
    const framed = { mail, locale, company, reason: '', home: '' }
    expect(textMail(framed).split(day)).toHaveLength(3)
  })

  it('says to the company once what happened', async () => {
    const t = await mailTexts('en')
    const context = {
      t,
      locale: 'en',
      company,
      address: String,
      secret: '',
      keyOf: String,
      dutyKeyOf: String,
    } as const
    const mail = bookingForCompany.compose(args, context)
    const text = textMail({ mail, locale: 'en', company, reason: '', home: '' })
    expect(text.split(mail.subject)).toHaveLength(2)
  })

  it('calls the amount that comes back no payment', async () => {
    const amountOf = async (event: string, name: 'booking.payment' | 'refund.label') => {
      const payment = { amount: 700, reason: 'unreadable' }
      const { t, mail } = await composed('en', { event, status: 'successful', payment })
      return mail.facts?.find(({ label }) => label === t(name))?.value
    }
    expect(await amountOf('payment-refunded', 'refund.label')).toBe(formatBirr(700, 'en'))
    expect(await amountOf('payment-refunded', 'booking.payment')).toBeUndefined()
    expect(await amountOf('payment-refused', 'booking.payment')).toBe(formatBirr(700, 'en'))
  })

  it.each(['pending', 'payment-refused', 'payment-refunded'])(
    'says until when the places are held after %s, once the clock runs again',
    async (event) => {
      const untilOf = async (changes: object) => {
        const { t, mail } = await composed('en', { event, status: 'pending', ...changes })
        return mail.facts?.find(({ label }) => label === t('booking.until'))?.value
      }
      expect(await untilOf({})).toBe(formatFullMoment(args.holdUntil, 'en'))
      // Another transfer that waits stops it.
      expect(await untilOf({ claimed: 1000 })).toBeUndefined()
      expect(await untilOf({ holdUntil: null })).toBeUndefined()
    },
  )

  it('about a change shows what is now, what was before of what changed, and until when it is held', async () => {
    const before = { ...args, pickupPlace: null, pickupTime: null, returnTime: '18:00', price: 8000 }
    const { t, mail } = await composed('en', { event: 'changed', before })
    const was = (name: 'pickup' | 'returnTime' | 'total') =>
      t('booking.before', { fact: t(`booking.${name}`) })
    expect(mail.facts?.map(({ label, value }) => [label, value])).toEqual([
      [t('booking.code'), '7K4-P2Q'],
      [t('booking.vehicle'), 'Toyota HiAce'],
      [t('booking.day'), expect.stringMatching(/^Sat 28 Nov 2026 .* – Sun 29 Nov 2026/)],
      [t('booking.pickup'), 'Bole airport, 08:05'],
      [was('pickup'), '–'],
      [t('booking.returnTime'), '–'],
      [was('returnTime'), '18:00'],
      [t('booking.destination'), 'Bishoftu'],
      [t('booking.total'), formatBirr(9000, 'en')],
      [was('total'), formatBirr(8000, 'en')],
      [t('booking.until'), formatFullMoment(args.holdUntil, 'en')],
      [t('booking.due'), formatBirr(9000, 'en')],
    ])
  })

  it('says of a confirmed booking that money came only where some did', async () => {
    const textOf = async (changes: object) =>
      (await composed('en', { event: 'successful', ...changes })).mail.paragraphs.join(' ')
    expect(await textOf({ paid: 9000 })).toContain('received your payment')
    expect(await textOf({ paid: 0 })).not.toContain('payment')
  })

  it('says of a canceled booking what was returned, and promises it no second time', async () => {
    const refund = { rule: 'returned', amount: 0, returned: 8500, until: '2026-12-05' }
    const cancellation = { refund, claimed: 0, cause: null }
    const { t, mail } = await composed('en', { event: 'canceled', cancellation })
    expect(mail.paragraphs).toContain(`We have returned ${formatBirr(8500, 'en')}.`)
    expect(mail.facts?.map(({ label }) => label)).not.toContain(t('refund.label'))
  })

  it('says of a transfer that nobody confirmed what becomes of it, and not that there is nothing', async () => {
    const textOf = async (claimed: number, open = 0) => {
      const refund = { rule: 'unpaid', amount: 0, returned: 0, open, until: '2026-12-05' }
      const cancellation = { refund, claimed, cause: null }
      return (await composed('en', { event: 'canceled', cancellation })).mail.paragraphs.join(' ')
    }
    const birr = (amount: number) => formatBirr(amount, 'en')
    expect(await textOf(8500)).toContain(
      `your transfer of ${birr(8500)} yet. If it reaches us, we refund it in full`,
    )
    expect(await textOf(8500)).not.toContain('nothing to return')
    expect(await textOf(0)).toContain('nothing to return')
    // It pays first what is kept of the price.
    expect(await textOf(8500, 4500)).toContain(
      `we keep ${birr(4500)} of it under our terms and refund the rest.`,
    )
    expect(await textOf(8500, 9000)).toContain(`we keep ${birr(8500)} of it under our terms.`)
  })

  it('gives the rule of a confirmed booking, and none where it is over', async () => {
    const { t, mail } = await composed('en', { event: 'successful' })
    expect(mail.notes?.[0]).toBe(t('booking.rule.confirmed'))
    expect((await composed('en', { event: 'unpaid' })).mail.notes).toHaveLength(1)
    const over = await composed('en', { event: 'successful', hasDriver: true, isOver: true })
    expect(over.mail.paragraphs.join(' ')).not.toContain(t('booking.successful.driver'))
    expect(over.mail.notes).toHaveLength(1)
  })

  it('promises a button that cancels only to whoever has an account', async () => {
    const { t, mail } = await composed('en', { event: 'offered', hasAccount: false })
    expect(mail.notes?.[0]).toBe(t('booking.rule.untilConfirmedByPhone'))
    const own = await composed('en', { event: 'offered', hasAccount: true })
    expect(own.mail.notes?.[0]).toBe(t('booking.rule.untilConfirmed'))
  })

  it('thanks for a transfer by what it is for: a booking that waits, or one that is confirmed', async () => {
    const thanks = async (status?: string) => {
      const { t, mail } = await composed('en', { event: 'payment-claimed', status })
      expect(mail.heading).toBe("We've received your transfer details")
      return { text: mail.paragraphs.join(' '), rule: mail.notes?.[0], t }
    }
    const waiting = await thanks('pending')
    expect(waiting.text).toContain('as soon as your booking is confirmed')
    expect(waiting.rule).toBe(waiting.t('booking.rule.untilConfirmed'))
    for (const status of [undefined, 'successful']) {
      const { text, rule, t } = await thanks(status)
      expect(text).toContain('still confirmed')
      expect(rule).toBe(t('booking.rule.confirmed'))
    }
  })

  it('asks for another transfer, with its rule, only where the booking is not over', async () => {
    const refused = async (status?: string) => {
      const { t, mail } = await composed('en', { event: 'payment-refused', status })
      return { asks: mail.paragraphs.join(' ').includes('right transfer'), notes: mail.notes, t }
    }
    for (const status of [undefined, 'pending']) {
      const { asks, notes, t } = await refused(status)
      expect([asks, notes?.[0]]).toEqual([true, t('booking.rule.untilConfirmed')])
    }
    const { t, ...kept } = await refused('successful')
    expect(kept).toMatchObject({ asks: true, notes: [t('booking.rule.confirmed'), expect.any(String)] })
    expect(await refused('canceled')).toMatchObject({ asks: false, notes: [expect.any(String)] })
  })

  it.each([
    ['confirmed and paid', { status: 'successful', paid: 9000 }, 'confirmed'],
    [
      'that waits for other transfers of the whole price',
      { status: 'pending', claimed: 9000 },
      'untilConfirmed',
    ],
  ] as const)('asks for no other transfer for a booking %s', async (_, money, rule) => {
    const { t, mail } = await composed('en', { event: 'payment-refused', due: 0, ...money })
    expect(mail.paragraphs.join(' ')).not.toContain('right transfer')
    expect(mail.paragraphs.join(' ')).toContain('nothing else to do')
    expect(mail.notes?.[0]).toBe(t(`booking.rule.${rule}`))
  })
})
