import { describe, expect, it } from 'vitest'
import { formValuesOf, knownBefore, touchedOf, type Wanted } from './changed-fields'

const known = {
  ...{ vehicleId: 'v', date: '2026-12-01', lastDate: '2026-12-02', extras: ['a', 'b'] },
  ...{
    pickupPlace: 'Bole',
    pickupTime: null,
    returnTime: null,
    destination: 'Adama',
    phone: '+251911223344',
  },
  ...{ passengers: 2, flight: null, rider: { name: 'Sara', phone: null }, message: null },
}
const sent: Wanted = {
  ...{
    date: '2026-12-01' as const,
    lastDate: '2026-12-02' as const,
    extras: ['b', 'a'],
    pickupPlace: 'Bole',
  },
  ...{ pickupTime: null, returnTime: null, destination: 'Adama', phone: '+251911223344', passengers: 2 },
  ...{ flight: null, rider: { name: 'Sara', phone: null }, message: '' },
}
const form = (changes: Wanted = {}) => ({ ...sent, ...changes })

describe('what was changed in a form', () => {
  it('is nothing where all is as it was seen', () => {
    expect(touchedOf(known, form())).toEqual({})
  })

  it('is what differs, an emptied field too', () => {
    expect(touchedOf(known, form({ destination: 'Bishoftu', rider: null, pickupPlace: null }))).toEqual({
      ...{ destination: 'Bishoftu', rider: null, pickupPlace: null },
    })
  })

  it('holds both days where one was changed, and one day where the last is left out', () => {
    expect(touchedOf(known, form({ date: '2026-11-30' }))).toEqual({
      ...{ date: '2026-11-30', lastDate: '2026-12-02' },
    })
    expect(touchedOf(known, form({ lastDate: undefined }))).toEqual({
      ...{ date: '2026-12-01', lastDate: '2026-12-01' },
    })
  })

  it('leaves alone what somebody else changed since the form was read', () => {
    const later = { ...known, destination: 'Hawassa', extras: ['a'] }
    const seen = knownBefore(later, [
      { destination: ['Adama', 'Bishoftu'], status: ['pending', 'successful'] },
      { destination: ['Bishoftu', 'Hawassa'], extras: [['a', 'b'], ['a']] },
    ])
    expect(seen).toEqual(known)
    expect(touchedOf(seen, form({ passengers: 3 }))).toEqual({ passengers: 3 })
  })
})

describe('the fields of the form', () => {
  it('hold the booking as text', () => {
    expect(formValuesOf(known)).toMatchObject({
      ...{ date: '2026-12-01', passengers: '2', pickupTime: '', 'rider.name': 'Sara', 'rider.phone': '' },
      phone: '+251 91 122 3344',
      ...{ 'extras.a': 'on', 'extras.b': 'on' },
    })
  })

  it('name no last day of a trip of one day, which so moves whole', () => {
    const oneDay = { ...known, lastDate: '2026-12-01' }
    expect(formValuesOf(known)).toMatchObject({ lastDate: '2026-12-02' })
    expect(formValuesOf(oneDay)).toMatchObject({ lastDate: '' })
    expect(touchedOf(oneDay, form({ lastDate: undefined }))).toEqual({})
    expect(touchedOf(oneDay, form({ date: '2026-12-20', lastDate: undefined }))).toEqual({
      ...{ date: '2026-12-20', lastDate: '2026-12-20' },
    })
  })
})
