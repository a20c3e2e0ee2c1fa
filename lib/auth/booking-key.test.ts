import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { bookingKey, holderOfKey } from './booking-key'

beforeAll(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
})

const codeOf = (key: string) => {
  try {
    return holderOfKey(key).bookingId
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

describe('the key of a booking', () => {
  it('names its booking and fits into an address as it is', () => {
    const id = randomUUID()
    expect(holderOfKey(bookingKey(id))).toEqual({ role: 'visitor', bookingId: id })
    expect(bookingKey(id)).toMatch(/^[\w-]{56}$/)
    expect(bookingKey(id)).toBe(bookingKey(id))
  })

  it('opens nothing where a single sign of it is another, more or less', () => {
    const key = bookingKey(randomUUID())
    const wrong = Array.from(
      key,
      (sign, place) => key.slice(0, place) + (sign === 'A' ? 'B' : 'A') + key.slice(place + 1),
    )
    for (const one of [
      ...wrong,
      key.slice(1),
      key.slice(0, -1),
      `${key}A`,
      `${key}=`,
      '',
      'ግ'.repeat(56),
      `${key} `,
    ]) {
      expect(codeOf(one), one).toBe('NOT_FOUND')
    }
  })

  it('of another booking does not open this one', () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const key = bookingKey(one)
    expect(codeOf(bookingKey(other).slice(0, 22) + key.slice(22))).toBe('NOT_FOUND')
  })
})
