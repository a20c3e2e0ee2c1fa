import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/server/action'
import { askedChange } from './rules'
import { extraBody, extraForm, priceRuleBody, priceRuleForm, quoteQuery } from './schema'

const typed = {
  name: 'Genna',
  rank: '20',
  direction: 'more',
  change: '15',
  changeBy: 'percent',
  from: '',
  to: '',
  target: 'all',
  class: 'suv',
  vehicleId: '',
}

const errorsOf = (changes: object) => {
  const { error } = priceRuleForm.safeParse({ ...typed, ...changes })
  return error && fieldErrors(error)
}

describe('the form of a price rule', () => {
  it('says a rule for all days and vehicles where nothing else is chosen', () => {
    expect(priceRuleForm.parse(typed)).toEqual({
      id: undefined,
      facts: {
        ...{ name: 'Genna', nameOm: null, nameAm: null },
        rank: 20,
        percent: 15,
        amountSantim: null,
        from: null,
        to: null,
        weekdays: [],
        vehicleId: null,
        category: null,
      },
      asksAboutFree: true,
    })
  })

  it('asks about a vehicle that costs nothing until the same change is sent again', () => {
    const free = { ...typed, direction: 'less', change: '100' }
    const asksAgain = (changes: object) =>
      priceRuleForm.parse({ ...free, asked: askedChange(free), ...changes }).asksAboutFree
    expect(asksAgain({})).toBe(false)
    expect(asksAgain({ changeBy: 'birr' })).toBe(true)
    expect(asksAgain({ change: '10' })).toBe(true)
  })

  it.each([
    [{ direction: 'less' }, { percent: -15 }],
    [{ change: '0', direction: 'less' }, { percent: 0 }],
    [
      { change: '1,250.50', changeBy: 'birr' },
      { percent: null, amountSantim: 125_050 },
    ],
    [{ change: '300', changeBy: 'birr', direction: 'less' }, { amountSantim: -30_000 }],
    [
      { from: '2027-01-03', to: '2027-01-23' },
      { from: '2027-01-03', to: '2027-01-23' },
    ],
    [{ on6: 'on', on7: 'on', on1: 'off' }, { weekdays: [6, 7] }],
    [{ on1: 'on', on2: 'on', on3: 'on', on4: 'on', on5: 'on', on6: 'on', on7: 'on' }, { weekdays: [] }],
    [{ target: 'class' }, { category: 'suv', vehicleId: null }],
  ])('takes %j', (changes, facts) => {
    expect(priceRuleForm.parse({ ...typed, ...changes }).facts).toMatchObject(facts)
  })

  it.each([
    [{ name: ' ' }, { name: 'ruleNameMissing' }],
    [{ rank: 'first' }, { rank: 'rankInvalid' }],
    [{ rank: '10000' }, { rank: 'rankInvalid' }],
    [{ change: '12.5' }, { change: 'percentInvalid' }],
    [{ change: '101', direction: 'less' }, { change: 'percentInvalid' }],
    [{ change: 'much', changeBy: 'birr' }, { change: 'changeInvalid' }],
    [{ from: '2027-01-02', to: '2027-01-01' }, { to: 'rangeInvalid' }],
    [{ target: 'class', class: '' }, { class: 'categoryMissing' }],
    [{ target: 'vehicle' }, { vehicleId: 'vehicleMissing' }],
  ])('refuses %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })
})

it('the form of an extra takes a price in Br, free ones too', () => {
  const extra = { textEn: 'Driver', textAm: 'ሹፌር', textOm: 'Konkolaachisaa', per: 'day' }
  const santim = (amount: string) => extraForm.safeParse({ ...extra, amount }).data?.facts.amountSantim
  expect(['1,200', '0', '99.99', '-5', '', '1000001'].map(santim)).toEqual([
    120_000,
    0,
    9999,
    undefined,
    undefined,
    undefined,
  ])
})

describe('what is asked of a quote', () => {
  it('may leave the last day and the extras blank', () => {
    const asked = { vehicleId: crypto.randomUUID(), date: '2026-12-01' }
    const { data } = quoteQuery.safeParse({ ...asked, lastDate: '', extras: '' })
    expect(data).toEqual({ ...asked, extras: [] })
  })

  it('is refused for a day that is none, whatever the other day is', () => {
    const vehicleId = '01a206e7-ac5a-747e-ae5f-ab5e9a988261'
    const errors = (days: object) => {
      const { error } = quoteQuery.safeParse({ vehicleId, ...days })
      return error && Object.keys(fieldErrors(error))
    }
    expect(errors({ date: '', lastDate: '2027-07-07' })).toEqual(['date'])
    expect(errors({ date: '9999-12-31' })).toEqual(['date'])
    expect(errors({ date: '2027-07-07', lastDate: '2027-07-32' })).toEqual(['lastDate'])
    expect(errors({ date: '2027-07-07', lastDate: '2027-07-06' })).toEqual(['lastDate'])
  })
})

it('the form of an extra says which vehicles it is for', () => {
  const extra = { textEn: 'Driver', textAm: 'ሹፌር', textOm: 'Konkolaachisaa', amount: '5', per: 'day' }
  const kindOf = (kind?: string) => extraForm.safeParse({ ...extra, kind }).data?.facts.vehicleKind
  expect([undefined, '', 'car', 'one-day', 'boat'].map(kindOf)).toEqual([
    null,
    null,
    'car',
    'one_day',
    undefined,
  ])
})

describe('an amount that the API takes', () => {
  it('is asked for in santim, as it is read', () => {
    const rule = priceRuleBody.safeParse({ name: 'Genna', rank: 20, amount: 12.5 }).error
    expect(rule && fieldErrors(rule)).toEqual({ amount: 'santimInvalid' })
    const text = { en: 'Child seat', or: 'Teessoo', am: 'መቀመጫ' }
    const extra = extraBody.safeParse({ text, per: 'day', amount: 12.5 }).error
    expect(extra && fieldErrors(extra)).toEqual({ amount: 'santimInvalid' })
  })
})
