import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { bookingKey, driverKey, driverOfKey, holderOfKey } from './secret-link'

beforeAll(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
})

const codeOf = (open: () => unknown) => {
  try {
    return open()
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

/** A key with each of its signs changed, shortened, and with something added. */
const forgeriesOf = (key: string) => [
  ...Array.from(
    key,
    (sign, place) => key.slice(0, place) + (sign === 'A' ? 'B' : 'A') + key.slice(place + 1),
  ),
  ...[key.slice(1), key.slice(0, -1), `${key}A`, `${key}=`, '', 'ግ'.repeat(key.length), `${key} `],
]

describe('the key of a booking', () => {
  it('names its booking and fits into an address as it is', () => {
    const id = randomUUID()
    expect(holderOfKey(bookingKey(id))).toEqual({ role: 'visitor', bookingId: id })
    expect(bookingKey(id)).toMatch(/^[\w-]{56}$/)
    expect(bookingKey(id)).toBe(bookingKey(id))
  })

  it('of another booking does not open this one', () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const key = bookingKey(one)
    const mixed = bookingKey(other).slice(0, 22) + key.slice(22)
    expect(codeOf(() => holderOfKey(mixed))).toBe('NOT_FOUND')
  })
})

describe('the key of a driver', () => {
  it('names the driver and the number of the link, and fits into an address as it is', () => {
    const link = { driverId: randomUUID(), linkNumber: 7 }
    expect(driverOfKey(driverKey(link))).toEqual({ role: 'visitor', ...link })
    expect(driverKey(link)).toMatch(/^[\w-]{60}$/)
  })

  it('opens no booking, and the key of a booking no duty', () => {
    const id = randomUUID()
    expect(codeOf(() => holderOfKey(driverKey({ driverId: id, linkNumber: 1 })))).toBe('NOT_FOUND')
    expect(codeOf(() => driverOfKey(bookingKey(id)))).toBe('NOT_FOUND')
  })
})

describe('a key', () => {
  it.each([
    ['booking', bookingKey, holderOfKey],
    ['driver', (driverId: string) => driverKey({ driverId, linkNumber: 1 }), driverOfKey],
  ] as const)(
    'of a %s opens nothing where a single sign of it is another, more or less',
    (_what, keyOf, open) => {
      for (const one of forgeriesOf(keyOf(randomUUID()))) {
        expect(
          codeOf(() => open(one)),
          one,
        ).toBe('NOT_FOUND')
      }
    },
  )
})
