import { describe, expect, it } from 'vitest'
import { initialsOf, namesOf, phoneDigits, ratingOf } from './rules'

describe('a word of a search', () => {
  it.each([
    ['0911', '911'],
    ['+251911', '251911'],
    ['(022)', '22'],
    ['91-12', '9112'],
  ])('%s is looked for in phone numbers as %s', (word, digits) => {
    expect(phoneDigits(word)).toBe(digits)
  })

  it.each(['Almaz', 'a@example.com', 'b2', '0', '7', '+'])('%s is no part of a phone number', (word) => {
    expect(phoneDigits(word)).toBeNull()
  })
})

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

const named = (names: Record<string, string>) =>
  namesOf({ email: 'almaz@example.com', name: '', given_name: '', family_name: '', ...names })

describe('the names of somebody who comes by way of a provider', () => {
  it.each([
    [{ given_name: 'Almaz', family_name: 'Tadesse', name: 'Almaz T.' }, 'Almaz', 'Tadesse'],
    [{ given_name: 'Almaz', name: 'Almaz T.' }, 'Almaz', ''],
    [{ name: 'Almaz Tadesse Bekele' }, 'Almaz', 'Tadesse Bekele'],
    [{ name: 'Almaz' }, 'Almaz', ''],
    [{}, 'almaz', ''],
  ])('from %j are %s %s', (names, firstName, lastName) => {
    expect(named(names)).toEqual({ firstName, lastName })
  })
})
