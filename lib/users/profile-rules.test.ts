import { describe, expect, it } from 'vitest'
import { initialsOf, ratingOf } from './profile-rules'

describe('the rating of a person', () => {
  it.each([
    [0, 0, null],
    [2, 0, null],
    [1, 1, null],
    [3, 0, 100],
    [2, 1, 67],
    [0, 3, 0],
    [5, 3, 63],
  ])('with %i successful and %i canceled bookings is %s', (successful, canceled, rating) => {
    expect(ratingOf({ successful, canceled })).toBe(rating)
  })
})

describe('the letters of a person without a picture', () => {
  it.each([
    ['Almaz', 'Tadesse', 'AT'],
    ['አልማዝ', 'ታደሰ', 'አታ'],
    ['hana', '', 'H'],
  ])('of %s %s are %s', (firstName, lastName, letters) => {
    expect(initialsOf({ firstName, lastName })).toBe(letters)
  })
})
