import { describe, expect, it } from 'vitest'
import type { Day } from '@/lib/core/day'
import {
  bookingCodeOf,
  bookingStage,
  bookingTimeline,
  changeReasonOf,
  isPickupOver,
  isTripOver,
  linkOf,
  madeText,
  mayChangeStatus,
  mostPending,
  openOf,
  sumsOf,
} from './rules'

it('what is left to pay of a booking is what neither was paid nor waits to be checked', () => {
  expect(openOf({ due: 5000, claimed: 1000 })).toBe(4000)
  expect(openOf({ due: 1000.3, claimed: 0.1 })).toBe(1000.2)
  expect(openOf({ due: 1000, claimed: 3000 })).toBe(0)
})

it('the sums of a list are those of its bookings that are not canceled, to the santim', () => {
  const none = { due: 0, claimed: 0 }
  expect(
    sumsOf([
      { ...none, status: 'pending', total: 1000.1, due: 1000.1, claimed: 600.05 },
      { ...none, status: 'pending', total: 500.2, due: 500.2, claimed: 900 },
      { ...none, status: 'successful', total: 3000 },
      { ...none, status: 'canceled', total: 7000, claimed: 7000 },
    ]),
  ).toEqual({ count: 3, total: 4500.3, checked: 1500.05, open: 400.05 })
})

describe('text of a customer', () => {
  it.each([
    ['https://apps.cbe.com.et:100/?id=FT26325ABCD9', 'https://apps.cbe.com.et:100/?id=FT26325ABCD9'],
    ['HTTPS://Receipt.Example/1', 'https://receipt.example/1'],
  ])('is a link when it is https: %s', (typed, href) => {
    expect(linkOf(typed)).toBe(href)
  })

  it.each([
    'http://receipt.example/1',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://bank.example@evil.example/',
    'https://bank.example\\@evil.example',
    'https://',
    'https:///',
    'https://receipt.example/1 and more',
    'see https://receipt.example/1',
    '//receipt.example/1',
    'FT26325ABCD9',
    '',
  ])('is no link: %j', (typed) => {
    expect(linkOf(typed)).toBeNull()
  })
})

it.each([
  [{ total: 3500 }, 'FT26325ABCD9', 'booked'],
  [{ total: 3500 }, undefined, 'reserved'],
  [{ total: 0 }, undefined, 'deskBooked'],
] as const)('of a booking %j that was made with the transfer %s is said: %s', (booking, transfer, said) => {
  expect(madeText(booking, transfer)).toBe(said)
})

describe('the timeline of a booking', () => {
  const now = new Date('2026-11-20T09:00:00Z')
  const states = (
    status: 'pending' | 'successful' | 'canceled',
    date: Day,
    { lastDate = date, claimed = 3500, total = 3500 } = {},
  ) =>
    bookingTimeline(
      { ...{ status, date, lastDate, total, claimed }, paid: 0, pickupTime: null, returnTime: null },
      now,
    ).map(({ state }) => state)

  it('checks no payment while none was sent', () => {
    expect(states('pending', '2026-11-25', { claimed: 0 })).toEqual([
      'done',
      'upcoming',
      'upcoming',
      'upcoming',
    ])
  })

  it('has no payment to check where nothing is to be paid, or staff confirmed what is unpaid', () => {
    const [unpaid, free] = [{ claimed: 0 }, { claimed: 0, total: 0 }]
    for (const of of [unpaid, free]) {
      expect(states('successful', '2026-11-25', of)).toEqual(['done', 'done', 'upcoming'])
    }
    expect(states('pending', '2026-11-25', free)).toHaveLength(3)
    expect(states('pending', '2026-11-25', unpaid)).toHaveLength(4)
    expect(states('pending', '2026-11-25', { total: 0 })).toHaveLength(4)
  })

  it('is on its way on every day of it', () => {
    expect(states('successful', '2026-11-18', { lastDate: '2026-11-20' }).at(-1)).toBe('current')
    expect(states('successful', '2026-11-18', { lastDate: '2026-11-19' }).at(-1)).toBe('done')
  })

  it.each([
    ['pending', '2026-11-25', ['done', 'current', 'upcoming', 'upcoming']],
    ['pending', '2026-11-20', ['done', 'current', 'upcoming', 'upcoming']],
    ['successful', '2026-11-25', ['done', 'done', 'done', 'upcoming']],
    ['successful', '2026-11-20', ['done', 'done', 'done', 'current']],
    ['successful', '2026-11-19', ['done', 'done', 'done', 'done']],
    ['canceled', '2026-11-25', ['done', 'stopped']],
  ] as const)('that is %s for %s on 20 November reads %j', (status, date, expected) => {
    expect(states(status, date)).toEqual(expected)
  })
})

describe('changing a status', () => {
  const all = ['pending', 'successful', 'canceled'] as const

  it('is free for the admin', () => {
    for (const from of all) {
      for (const to of all) expect(mayChangeStatus({ role: 'admin' }, { isOwn: false, from, to })).toBe(true)
    }
  })

  it.each(['user', 'subadmin'] as const)('is for a %s only canceling an own pending one', (role) => {
    for (const isOwn of [true, false]) {
      for (const from of all) {
        for (const to of all) {
          const allowed = isOwn && from === 'pending' && to === 'canceled'
          expect(mayChangeStatus({ role }, { isOwn, from, to }), `${isOwn} ${from} ${to}`).toBe(allowed)
        }
      }
    }
  })

  it('is for a sub-admin canceling any with a reason, and for a customer no more with one', () => {
    const ways = all.flatMap((from) => all.map((to) => ({ isOwn: false, from, to, hasReason: true })))
    for (const way of ways) {
      expect(mayChangeStatus({ role: 'subadmin' }, way)).toBe(way.to === 'canceled')
      expect(mayChangeStatus({ role: 'user' }, way)).toBe(false)
    }
  })
})

describe('a booking', () => {
  it('changes for a reason that has a word', () => {
    expect(changeReasonOf('lapsed')).toBe('lapsed')
    expect(changeReasonOf('whatever')).toBeNull()
    expect(changeReasonOf(null)).toBeNull()
  })
})

describe('the code of a booking', () => {
  it.each([
    ...['7K4P2Q', '7k4-p2q', ' 7K4 P2Q ', '7K4–P2Q'],
    // As it stands in somebody's sentence, with a hyphen that keeps a line together, or with signs that nobody sees.
    ...[
      '7K4-P2Q.',
      '7k4-p2q,',
      '(7K4-P2Q)',
      '#7K4P2Q',
      '“7K4-P2Q”',
      '7K4-P2Q።',
      '7K4\u2011P2Q',
      '\u200e7K4-P2Q\u200b',
    ],
  ])('is read from %j', (typed) => {
    expect(bookingCodeOf(typed)).toBe('7K4P2Q')
  })

  it('forgives what is easily misread', () => {
    expect(bookingCodeOf('OIL-123')).toBe('011123')
  })

  it.each(['7K4P2', '7K4P2QX', '7K4P2U', 'ፊደል-123', ''])('is not read from %j', (typed) => {
    expect(bookingCodeOf(typed)).toBeNull()
  })
})

describe('what a booking waits for', () => {
  const now = new Date('2026-11-28T09:00:00Z')
  type Stageable = Parameters<typeof bookingStage>[0]
  const booking: Stageable = {
    ...{ status: 'pending', date: '2026-11-26', lastDate: '2026-11-30', pickupTime: null, returnTime: null },
    holdUntil: '2026-11-28T12:00:00.000Z',
    ...{ total: 2200, paid: 0, claimed: 0 },
  }

  it.each([
    ['held', {}],
    ['checking', { claimed: 2200 }],
    ['part', { claimed: 1000 }],
    ['part', { paid: 1000 }],
    ['confirmed', { status: 'successful', paid: 2200 }],
    ['confirmed', { status: 'successful', lastDate: '2026-11-28' }],
    ['done', { status: 'successful', lastDate: '2026-11-27' }],
    ['canceled', { status: 'canceled', claimed: 2200 }],
  ] as const)('is %s', (stage, facts: Partial<Stageable>) => {
    expect(bookingStage({ ...booking, ...facts }, now)).toBe(stage)
  })
})

describe('a trip of one day that comes back past midnight', () => {
  const night = {
    date: '2026-11-27',
    lastDate: '2026-11-27',
    pickupTime: '22:00',
    returnTime: '02:00',
  } as const

  it.each([
    ['2026-11-27T20:59:00Z', night, false],
    ['2026-11-27T22:59:00Z', night, false],
    ['2026-11-27T23:00:00Z', night, true],
    ['2026-11-28T22:00:00Z', night, true],
    ['2026-11-27T22:59:00Z', { ...night, returnTime: '23:00' }, true],
    ['2026-11-27T22:59:00Z', { ...night, returnTime: null }, true],
    ['2026-11-27T22:59:00Z', { ...night, date: '2026-11-26' }, true],
  ] as const)('is over at %s, %j: %s', (moment, trip, isOver) => {
    expect(isTripOver(trip, new Date(moment))).toBe(isOver)
  })
})

describe('how many bookings of a person may wait', () => {
  const limits = { pendingPerPerson: 10, pendingBeforePaid: 2 }
  it.each([
    [{ hasPaid: false, isConfirmed: false }, false, 2],
    [{ hasPaid: true, isConfirmed: false }, false, 10],
    [{ hasPaid: false, isConfirmed: true }, true, 2],
    [{ hasPaid: true, isConfirmed: true }, true, 10],
    [{ hasPaid: false, isConfirmed: false }, true, 1],
    [{ hasPaid: true, isConfirmed: false }, true, 1],
  ])('%j, mails sent %s: %i', (person, sendsMails, most) => {
    expect(mostPending(person, limits, sendsMails)).toBe(most)
  })
})

describe('a pick-up at noon of the 28th', () => {
  const booking = { date: '2026-11-28', pickupTime: '12:00' } as const
  it.each([
    ['2026-11-28T09:00:59Z', false],
    ['2026-11-28T09:01:00Z', true],
    ['2026-11-27T20:59:59Z', false],
  ])('at %s is over: %s', (now, isOver) => {
    expect(isPickupOver(booking, new Date(now))).toBe(isOver)
    expect(isPickupOver({ ...booking, pickupTime: null }, new Date(now))).toBe(false)
  })
})
