import { describe, expect, it } from 'vitest'
import { createTravelBookingInput, travelBookingQuery } from './schema'

const request = { firstName: ' Marta ', phone: '0911 77 88 99', date: '2026-11-25', item: 'suv' }

describe('a travel booking', () => {
  it('needs a name, a phone, a day and a vehicle, and nothing else', () => {
    expect(createTravelBookingInput.parse({ ...request, isAdmin: true })).toEqual({
      firstName: 'Marta',
      lastName: null,
      email: null,
      phone: '+251911778899',
      date: '2026-11-25',
      item: 'suv',
      destination: null,
      message: null,
    })
    const { error } = createTravelBookingInput.safeParse({})
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['firstName', 'phone', 'date', 'item'])
  })

  it('takes the empty fields of a form for left out', () => {
    const sent = { ...request, lastName: '', email: ' ', destination: '', message: '  ' }
    expect(createTravelBookingInput.parse(sent)).toMatchObject({
      lastName: null,
      email: null,
      destination: null,
      message: null,
    })
  })

  it.each([
    ['firstName', '  ', 'firstNameMissing'],
    ['firstName', 'x'.repeat(81), 'tooLong'],
    ['email', 'marta', 'emailInvalid'],
    ['phone', 'call me', 'phoneInvalid'],
    ['date', '25/11/2026', 'dayInvalid'],
    ['item', '', 'itemMissing'],
    ['item', 'bus', 'itemMissing'],
    ['destination', 'x'.repeat(201), 'tooLong'],
    ['message', 'x'.repeat(2001), 'tooLong'],
  ])('with %s %j is refused at that field', (field, value, problem) => {
    const { error } = createTravelBookingInput.safeParse({ ...request, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]])
  })
})

describe('the query of the list', () => {
  it('takes what it does not understand for absent', () => {
    expect(travelBookingQuery.parse({ item: 'bus', show: 'x', sort: 'price', after: '1', q: 7 })).toEqual({
      sort: 'newest',
      as: 'done',
    })
  })
})
