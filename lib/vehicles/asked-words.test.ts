import { describe, expect, it } from 'vitest'
import { askedWords } from './asked-words'

const nothing = { rest: '', classes: [], traits: [], isForCountry: false }

describe('what a search says', () => {
  it.each([
    ['7 seats', 7],
    ['7seater', 7],
    ['for 12 people', 12],
    ['7 ሰው', 7],
    ['ለሰው 7', 7],
    ['14 ሰው የሚይዝ', 14],
    ['nama 7', 7],
    ['teessoo 7', 7],
    ['Namoota 10', 10],
    ['ለ7 ሰው', 7],
    ['nama 7f', 7],
  ])('%s asks for as many seats as %i', (typed, seats) => {
    expect(askedWords(typed)).toEqual({ ...nothing, seats })
  })

  it.each([
    ['minivan', 'minivan'],
    ['Mini-Van', 'minivan'],
    ['ሚኒባስ', 'minivan'],
    ['አባዱላ', 'minivan'],
    ['Miinii vaanii', 'minivan'],
    ['pick up', 'pickup'],
    ['ፒክ አፕ', 'pickup'],
    ['piikaappii', 'pickup'],
    ['ትንሽ መኪና', 'suv'],
    ['small car', 'suv'],
    ['minivans', 'minivan'],
    ['Pickups', 'pickup'],
  ])('%s asks for the class %s', (typed, category) => {
    expect(askedWords(typed).classes.map(({ categories }) => categories)).toEqual([[category]])
    expect(askedWords(typed).rest).toBe('')
  })

  it('an SUV is one of two classes, unless its size is named', () => {
    expect(askedWords('SUV').classes).toEqual([{ typed: 'suv', categories: ['midsuv', 'fullsuv'] }])
    expect(askedWords('full SUV').classes).toEqual([{ typed: 'ful suv', categories: ['fullsuv'] }])
  })

  it.each([
    ['automatic', { gearbox: 'automatic' }],
    ['አውቶማቲክ', { gearbox: 'automatic' }],
    ['Manual gearbox', { gearbox: 'manual' }],
    ['maarshii harkaa', { gearbox: 'manual' }],
    ['ናፍጣ', { fuel: 'diesel' }],
    ['Beenziinii', { fuel: 'petrol' }],
  ])('%s asks for %o', (typed, trait) => {
    expect(askedWords(typed)).toMatchObject({ ...nothing, traits: [trait] })
  })

  it.each(['car', 'Cars with a driver', 'airport transfer', 'Airport pick-up', 'መኪና ከሹፌር ጋር', 'konkolaataa'])(
    '%s is said of every vehicle',
    (typed) => expect(askedWords(typed)).toEqual(nothing),
  )

  it('the words between two places are no names', () => {
    expect(askedWords('from Bole to Debre Birhan')).toEqual({ ...nothing, isForCountry: true })
  })

  it('places out of Addis Ababa ask for vehicles that leave it, places within for none in particular', () => {
    expect(askedWords('Bishoftu')).toEqual({ ...nothing, isForCountry: true })
    expect(askedWords('ባሕር ዳር').isForCountry).toBe(true)
    expect(askedWords('ባህር ዳር').isForCountry).toBe(true)
    expect(askedWords('ከከተማ ውጪ').isForCountry).toBe(true)
    expect(askedWords('Naqamtee').isForCountry).toBe(true)
    expect(askedWords('Bole airport')).toEqual(nothing)
    expect(askedWords('እንጦጦ')).toEqual(nothing)
  })

  it('several things are understood at once, and names are left', () => {
    expect(askedWords('Toyota minibus 12 seats diesel Hawassa')).toEqual({
      rest: 'toyota',
      traits: [{ typed: 'diesel', fuel: 'diesel' }],
      classes: [{ typed: 'minibus', categories: ['minivan'] }],
      seats: 12,
      isForCountry: true,
    })
  })

  it('numbers of models and years stay what they are', () => {
    expect(askedWords('RAV4 2021')).toEqual({ ...nothing, rest: 'rav 4 2021' })
    expect(askedWords('people')).toEqual({ ...nothing, rest: 'people' })
  })

  it('a text without any word is still asked for', () => {
    expect(askedWords('%').rest).toBe('%')
    expect(askedWords('')).toEqual(nothing)
  })
})
