import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { bookingKey, holderOfKey } from './booking-key'
import { driverKey, driverOfKey } from './driver-key'

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

describe('the key of a driver', () => {
  it('names the driver and the number of the link, and fits into an address as it is', () => {
    const link = { driverId: randomUUID(), linkNumber: 7 }
    expect(driverOfKey(driverKey(link))).toEqual({ role: 'visitor', ...link })
    expect(driverKey(link)).toMatch(/^[\w-]{60}$/)
  })

  it('opens nothing where a single sign of it is another, more or less', () => {
    const key = driverKey({ driverId: randomUUID(), linkNumber: 1 })
    const wrong = Array.from(
      key,
      (sign, place) => key.slice(0, place) + (sign === 'A' ? 'B' : 'A') + key.slice(place + 1),
    )
    for (const one of [...wrong, key.slice(1), key.slice(0, -1), `${key}A`, '', 'ግ'.repeat(60), `${key} `]) {
      expect(
        codeOf(() => driverOfKey(one)),
        one,
      ).toBe('NOT_FOUND')
    }
  })

  it('opens no booking, and the key of a booking no duty', () => {
    const id = randomUUID()
    expect(codeOf(() => holderOfKey(driverKey({ driverId: id, linkNumber: 1 })))).toBe('NOT_FOUND')
    expect(codeOf(() => driverOfKey(bookingKey(id)))).toBe('NOT_FOUND')
  })
})
