/**
 * Makes the font files from the Noto packages: the Latin one in app/fonts, those that only some pages load in
 * public/fonts with the style sheet that names them. Run by hand after a new version of a font package, or when a guard test says that a text
 * has a letter which the files lack; the results are committed.
 *
 *   node tools/fonts.mjs
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import prettier from 'prettier'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const root = new URL('..', import.meta.url)

const LATIN_SOURCE = 'noto-sans/files/noto-sans-latin-wght-normal.woff2'
const ETHIOPIC_SOURCE = 'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2'

const WEIGHTS = { wght: { min: 400, max: 700 } }

/** English, Oromo and what our own texts are set with. */
const LATIN = codePoints([0x20, 0x7e], [0xa0, 0xa0]) + '©·×–—‘’“”•…−'
/** Letters of names and places, which staff and customers type. */
const MORE_LATIN = without(codePoints([0xa1, 0xff], [0x131, 0x131], [0x152, 0x153]) + '‐‑‚„‹›€™⁄ʼ', LATIN)

/** First letters of the series that Amharic writes; the other orders follow each of them. */
const AMHARIC_SERIES = 'ሀለሐመሠረሰሸቀበቨተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ'
/** Eighth forms of those series that only other languages write. */
const NOT_AMHARIC = 'ሇቇኇኯዏዯጏ'
const AMHARIC_LABIALISED = 'ቈቊቋቌቍኈኊኋኌኍኰኲኳኴኵጐጒጓጔጕ'
const ETHIOPIC_SIGNS = codePoints([0x1360, 0x137c])
/** The word by which the language switch of every page offers Amharic. */
const LANGUAGE_NAME = 'አማርኛ'

function codePoints(...ranges) {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

function series(letters, orders) {
  const all = [...letters].map((letter) =>
    codePoints([letter.codePointAt(0), letter.codePointAt(0) + orders - 1]),
  )
  return [...all.join('')].filter((letter) => !NOT_AMHARIC.includes(letter)).join('')
}

async function makeSubset({
  source,
  text,
  limitInKilobytes,
  targetFormat = 'woff2',
  variationAxes = WEIGHTS,
}) {
  const original = await readFile(require.resolve(`@fontsource-variable/${source}`))
  const subset = await subsetFont(original, text, {
    targetFormat,
    variationAxes,
    noHinting: true,
  })
  const kilobytes = subset.length / 1000
  console.log(`${source}: ${kilobytes.toFixed(1)} kB, ${new Set(text).size} characters`)
  if (kilobytes > limitInKilobytes)
    throw new Error(`${kilobytes} kB are more than the ${limitInKilobytes} it may have`)
  return subset
}

/** The letters that our own Amharic texts have. */
async function lettersInUse() {
  const files = ['messages/am.json', 'lib/core/i18n/format.ts', 'prisma/seed/features.ts']
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')))
  return texts.join('').match(/[\u1200-\u137f]/g)
}

function without(letters, taken) {
  return [...new Set(letters)].filter((letter) => !taken.includes(letter)).join('')
}

/**
 * The Ethiopic letters in files of which a page loads those whose letters it shows, and the rarer Latin ones. The word
 * for Amharic has a file of its own for pages in other languages; Amharic pages do without it (app/globals.css).
 */
async function makeFaces() {
  const common = without(await lettersInUse(), '')
  const whole = series(AMHARIC_SERIES, 8) + AMHARIC_LABIALISED + ETHIOPIC_SIGNS
  const parts = [
    { name: 'ethiopic-name', family: 'Drive Amharic Word', text: LANGUAGE_NAME, limitInKilobytes: 2 },
    { name: 'ethiopic-common', family: 'Drive Ethiopic', text: common, limitInKilobytes: 32 },
    { name: 'ethiopic-rare', family: 'Drive Ethiopic', text: without(whole, common), limitInKilobytes: 35 },
    { name: 'latin-more', family: 'Drive Latin', text: MORE_LATIN, limitInKilobytes: 12 },
  ]
  const folder = new URL('public/fonts/', root)
  const made = []
  for (const { name, family, text, limitInKilobytes } of parts) {
    const source = name.startsWith('latin') ? LATIN_SOURCE : ETHIOPIC_SOURCE
    const subset = await makeSubset({ source, text, limitInKilobytes })
    // Its content is in its name, so that a browser may keep it for ever.
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8)
    const file = `${name}-${hash}.woff2`
    made.push({ name, family, text, file, subset, url: `/fonts/${file}` })
  }
  // The old ones go when all new ones are there: a limit that was passed leaves everything as it was.
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) await rm(new URL(file, folder))
  for (const { file, subset } of made) await writeFile(new URL(file, folder), subset)
  await writeFormatted('app/fonts/faces.css', made.map(faceOf).join('\n'))
  await writeFormatted(
    'app/fonts/ethiopic.ts',
    `/** Every Amharic page needs this file. Written by tools/fonts.mjs. */
     export const commonEthiopicFont = '${made.find(({ name }) => name === 'ethiopic-common').url}'`,
  )
}

function faceOf({ family, text, url }) {
  return `@font-face {
    font-family: '${family}';
    src: url('${url}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${rangesOf(text).join(', ')};
  }`
}

/** Neighbours as one range: `U+1240-1246`. */
function rangesOf(text) {
  const codes = [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.end === code - 1) last.end = code
    else ranges.push({ start: code, end: code })
  }
  const hex = (code) => code.toString(16)
  return ranges.map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
}

async function writeFormatted(file, text) {
  const options = await prettier.resolveConfig(new URL(file, root))
  await writeFile(new URL(file, root), await prettier.format(text, { ...options, filepath: file }))
}

const latin = await makeSubset({
  source: LATIN_SOURCE,
  text: LATIN,
  limitInKilobytes: 15,
})
await writeFile(new URL('app/fonts/noto-sans.woff2', root), latin)
await makeFaces()

/** Bold, in the format that the pictures for messengers are drawn with. */
async function makeSocial(name, source, text) {
  const bold = { targetFormat: 'sfnt', variationAxes: { wght: 700 } }
  const font = await makeSubset({ source, text, limitInKilobytes: 150, ...bold })
  await writeFile(new URL(`app/og/${name}.ttf`, root), font)
}

await makeSocial('latin', LATIN_SOURCE, LATIN + MORE_LATIN)
await makeSocial('ethiopic', ETHIOPIC_SOURCE, series(AMHARIC_SERIES, 8) + AMHARIC_LABIALISED + ETHIOPIC_SIGNS)
