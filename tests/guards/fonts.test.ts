import { describe, expect, it } from 'vitest'
import { languages, routing } from '@/lib/core/i18n/routing'
import { flatMessages } from '../support/message-catalogue'
import { pathsBelow, readProjectFile } from '../support/source-files'

const styles = readProjectFile('app/fonts/faces.css')
const faces = [...styles.matchAll(/url\('([^']+)'\)[\s\S]*?unicode-range:([^;]+);/g)].map(
  ([, url = '', text = '']) => ({
    url,
    ranges: text.split(',').map((range) => {
      const [start = 0, end = start] = range
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16))
      return { start, end }
    }),
  }),
)

const isIn = (letter: string, face: (typeof faces)[number]) =>
  face.ranges.some(({ start, end }) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= start && code <= end
  })

describe('the fonts', () => {
  it('name files that exist', () => {
    const files = pathsBelow('public/fonts').map((file) => file.replace('public', ''))
    expect(files.toSorted()).toEqual(faces.map(({ url }) => url).toSorted())
    expect(faces.map(({ url }) => url)).toContain(
      /'(.*)'/.exec(readProjectFile('app/fonts/ethiopic.ts'))?.[1],
    )
  })

  it('have the Ethiopic letters of our own texts in the small files that pages load (else run npm run fonts)', () => {
    const everyday = faces.filter(({ url }) => !url.includes('rare'))
    const all = routing.locales.flatMap((locale) => [...flatMessages(locale).values()])
    const letters = new Set(all.join('').match(/\p{Script=Ethiopic}/gu))
    expect(letters.size).toBeGreaterThan(100)
    const missing = [...letters].filter((letter) => !everyday.some((face) => isIn(letter, face)))
    // A page with one of these loads the second file as well; the weight of every page has a test of its own.
    expect(missing.length, missing.join(' ')).toBeLessThan(4)
  })

  it('have every other letter of our own texts in the one file that all pages load', () => {
    const more = faces.find(({ url }) => url.includes('latin-more'))
    const all = routing.locales.flatMap((locale) => [...flatMessages(locale).values()])
    expect([...new Set(all.join(''))].filter((letter) => !more || isIn(letter, more))).toEqual([])
  })

  it('bring no Ethiopic letters but the names of languages to pages in English and Oromo', () => {
    const shared = new Set(
      [
        ...flatMessages('en').values(),
        ...flatMessages('om').values(),
        ...routing.locales.map((locale) => languages[locale].ownName),
      ]
        .join('')
        .match(/\p{Script=Ethiopic}/gu),
    )
    const name = faces.find(({ url }) => url.includes('name'))
    expect([...shared].filter((letter) => !name || !isIn(letter, name))).toEqual([])
  })
})
