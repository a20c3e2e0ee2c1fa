/**
 * Makes the two font files in app/fonts from the Noto packages. Run by hand after a new version of a font
 * package or when a text needs a letter that is not in the lists below; the results are committed.
 *
 *   node scripts/fonts.mjs
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../app/fonts/', import.meta.url)

const WEIGHTS = { wght: { min: 400, max: 700 } }

/** Basic Latin and Latin-1 cover English, Oromo and most names; the rest is typography. */
const LATIN = codePoints([0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153]) + '‐‑–—‘’‚“”„•…‹›€™−⁄ʼ'

/** First letters of the series that Amharic writes; the other orders follow each of them. */
const AMHARIC_SERIES = 'ሀለሐመሠረሰሸቀበቨተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ'
/** Eighth forms of those series that only other languages write. */
const NOT_AMHARIC = 'ሇቇኇኯዏዯጏ'
const AMHARIC_LABIALISED = 'ቈቊቋቌቍኈኊኋኌኍኰኲኳኴኵጐጒጓጔጕ'
const ETHIOPIC_SIGNS = codePoints([0x1360, 0x137c])

function codePoints(...ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

function wholeSeries(letters) {
  const all = [...letters].map((letter) => codePoints([letter.codePointAt(0), letter.codePointAt(0) + 7]))
  return [...all.join('')].filter((letter) => !NOT_AMHARIC.includes(letter)).join('')
}

async function makeSubset({ source, text, file, limitInKilobytes }) {
  const original = await readFile(require.resolve(`@fontsource-variable/${source}`))
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    noHinting: true,
  })
  const kilobytes = subset.length / 1000
  if (kilobytes > limitInKilobytes) {
    throw new Error(
      `${file} has ${kilobytes.toFixed(1)} kB, more than the ${limitInKilobytes} kB it may have.`,
    )
  }
  await writeFile(new URL(file, target), subset)
  console.log(`${file}: ${kilobytes.toFixed(1)} kB, ${new Set(text).size} characters`)
}

await makeSubset({
  source: 'noto-sans/files/noto-sans-latin-wght-normal.woff2',
  text: LATIN,
  file: 'noto-sans.woff2',
  limitInKilobytes: 40,
})
await makeSubset({
  source: 'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2',
  text: wholeSeries(AMHARIC_SERIES) + AMHARIC_LABIALISED + ETHIOPIC_SIGNS,
  file: 'noto-sans-ethiopic.woff2',
  limitInKilobytes: 55,
})
