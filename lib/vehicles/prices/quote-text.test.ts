import { expect, it } from 'vitest'
import type { Locale } from '@/lib/core/i18n/routing'
import { pricedExtra, pricedVehicle, priceRule, typedDay } from '@/tests/support/quotes'
import { quoteRental } from './quote'
import { quoteTexts } from './quote-text'

// 6 × 2000 + 6 × 33.33 is dearer than 7 × 1500 with that rule; its santim are rounded.
const { lines } = quoteRental({
  vehicle: pricedVehicle(2000, 1500),
  from: typedDay('2026-12-07'),
  days: 6,
  rules: [priceRule({ name: 'Timkat', amount: -33.33 })],
  extras: [pricedExtra('driver', 1000, 'day')],
})

it.each<[Locale, string[]]>([
  [
    'en',
    ['Day price', 'Timkat (−Br 33.33)', 'Reduced to the price of 7 days', 'Extra', 'Rounding to whole Br'],
  ],
  ['am', ['የቀን ዋጋ', 'Timkat (−Br 33.33)', 'ወደ 7 ቀናት ዋጋ ዝቅ ብሏል', 'ተጨማሪ', 'ወደ ሙሉ ብር ማጠጋጋት']],
  [
    'om',
    [
      'Gatii guyyaa',
      'Timkat (−Br 33.33)',
      "Gara gatii guyyoota 7tti gadi bu'eera",
      'Dabalata',
      'Gara birrii guutuutti siqsuu',
    ],
  ],
])('the lines of a quote are worded in %s', async (locale, texts) => {
  const textOf = await quoteTexts(locale)
  expect(lines.map((line) => textOf(line).text.replace('\u00a0', ' '))).toEqual(texts)
})

it('the price from 7 and from 30 days is called so', async () => {
  const textOf = await quoteTexts('en')
  expect(textOf({ kind: 'rent', args: { from: 7 } })).toEqual({ text: 'Day price from 7 days' })
  expect(textOf({ kind: 'rent', args: { from: 30 } })).toEqual({ text: 'Day price from 30 days' })
  const rule = { name: 'Weekend', percent: 20, amountSantim: null }
  expect(textOf({ kind: 'rule', args: rule })).toEqual({ text: 'Weekend (+20%)' })
})

it('a rule is called as staff typed it in the reader’s language, and in English where they did not', async () => {
  const args = { name: 'Weekend', nameAm: 'ቅዳሜና እሑድ', percent: null, amountSantim: 30_000 }
  const [am, om] = [await quoteTexts('am'), await quoteTexts('om')]
  expect(am({ kind: 'rule', args })).toEqual({ text: 'ቅዳሜና እሑድ (+300\u00a0ብር)' })
  expect(om({ kind: 'rule', args })).toEqual({ text: 'Weekend (+Br\u00a0300)', lang: 'en' })
})

it('what staff agreed with a customer is in words of which nobody knows the language', async () => {
  const textOf = await quoteTexts('om')
  expect(textOf({ kind: 'agreed', args: { text: 'An hour more' } })).toEqual({
    text: 'An hour more',
    lang: '',
  })
})
