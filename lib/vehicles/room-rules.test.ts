import { describe, expect, it } from 'vitest'
import { seatPlanOf, seatPlans } from './room-rules'

describe('seatPlanOf', () => {
  it('counts the driver of a one-day vehicle beside its passengers, and of a car among the seats', () => {
    expect(seatPlanOf('one_day', { category: 'suv', seats: 4 })).toBe('seats-5')
    expect(seatPlanOf('car', { category: 'suv', seats: 5 })).toBe('seats-5')
  })

  it('draws the bed of a pickup', () => {
    expect(seatPlanOf('car', { category: 'pickup', seats: 5 })).toBe('seats-pickup-5')
  })

  it('draws nothing where the seats are not known or nobody drew so many', () => {
    expect(seatPlanOf('car', { category: 'suv', seats: null })).toBeNull()
    expect(seatPlanOf('car', { category: 'minivan', seats: 40 })).toBeNull()
  })

  it('knows plans whose seats are as many as their name says', () => {
    for (const { name, rows } of seatPlans) {
      const seats = rows.reduce<number>((sum, count) => sum + count, 0)
      expect(name).toMatch(new RegExp(`-${seats}$`))
    }
  })
})
