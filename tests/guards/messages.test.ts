import { describe, expect, it } from 'vitest'
import { errorStatus } from '@/lib/core/errors'
import { languages, routing } from '@/lib/core/i18n/routing'
import { countCap } from '@/lib/db/cursor'
import { shownVehiclesCap } from '@/lib/vehicles/rules'
import { argumentsOf, flatMessages } from '../support/message-catalogue'
import { readProjectFile, sourceFiles } from '../support/source-files'

const english = flatMessages('en')

// Texts that are rightly the same in another language.
const sameInEveryLanguage: Record<string, string> = {
  'Frame.whatsapp': 'a brand',
  'Frame.telegram': 'a brand',
  'Profile.device': 'names of a browser and a system',
}
const isName = (text: string) => !/\p{L}{2,}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ''))

describe.each(routing.locales.filter((locale) => locale !== 'en'))('the messages in %s', (locale) => {
  const translated = flatMessages(locale)

  it('have the keys of the English ones', () => {
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  it('take the same arguments', () => {
    const wrong = [...english].flatMap(([key, text]) => {
      const expected = argumentsOf(text).join(' ')
      const got = argumentsOf(translated.get(key) ?? '').join(' ')
      return expected === got ? [] : [`${key}: ${expected || '-'} / ${got || '-'}`]
    })
    expect(wrong).toEqual([])
  })

  it('are translated', () => {
    const untranslated = [...english]
      .filter(([key, text]) => translated.get(key) === text && !(key in sameInEveryLanguage) && !isName(text))
      .map(([key, text]) => `${key}: ${text}`)
    expect(untranslated).toEqual([])
  })

  it('are not empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

it('say of a field that it may be left out by one text for all forms', () => {
  expect([...english.keys()].filter((key) => key.endsWith('.optional'))).toEqual(['Form.optional'])
})

describe.each(routing.locales)('the counts in %s', (locale) => {
  it('say "more than" from where the counting ends', () => {
    const wrong = [...flatMessages(locale)].flatMap(([key, text]) =>
      [...text.matchAll(/=(\d{3,}) \{([^}]*)\}/g)].flatMap(([whole, count, said = '']) => {
        const cap = [countCap, shownVehiclesCap].find((one) => one + 1 === Number(count))
        return cap && said.includes(cap.toLocaleString('en')) ? [] : [`${key}: ${whole}`]
      }),
    )
    expect(wrong).toEqual([])
    expect(flatMessages(locale).get('OneDayVehicles.count.one_day')).toContain(`=${shownVehiclesCap + 1} {`)
  })
})

describe('the Amharic messages', () => {
  it('are written in Ethiopic', () => {
    const latin = [...flatMessages('am')]
      .filter(
        ([key, text]) => !(key in sameInEveryLanguage) && !isName(text) && !/\p{Script=Ethiopic}/u.test(text),
      )
      .map(([key, text]) => `${key}: ${text}`)
    expect(latin).toEqual([])
  })
})

describe('the service worker', () => {
  // It is served as it is written, so it cannot import the table of languages.
  it('knows the prefix of every language but English, which has none', () => {
    const named = [...readProjectFile('public/sw.js').matchAll(/\\\/\(\?:([\w|]+)\)/g)]
    const expected = routing.locales.map((locale) => languages[locale].publicName)
    const prefixes = expected.filter((name) => name !== 'en').toSorted()
    expect(named.length).toBeGreaterThan(0)
    expect(named.map(([, names]) => names?.split('|').toSorted())).toEqual(named.map(() => prefixes))
  })
})

describe('every error', () => {
  it.each(Object.keys(errorStatus))('%s has a text', (code) => {
    expect(english.get(`Errors.${code}`)).toBeTruthy()
  })

  it('of a field has a text', () => {
    const keys = sourceFiles('lib')
      .filter(({ path }) => path.endsWith('/schema.ts'))
      .flatMap(({ text }) => [
        ...text.matchAll(/'([a-z]+(?:Missing|Invalid|Short|Used|Taken|OutOfRange|Long))'/g),
      ])
      .flatMap((match) => match[1] ?? [])
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter((key) => !english.has(`Validation.${key}`))).toEqual([])
  })
})
