/**
 * Makes the font files from the Noto packages: the Latin one in app/fonts, the Ethiopic ones in public/fonts with the
 * style sheet that names them. Run by hand after a new version of a font package, or when a guard test says that a text
 * has a letter which the files lack; the results are committed.
 *
 *   node scripts/fonts.mjs
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import prettier from 'prettier'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const root = new URL('..', import.meta.url)

const WEIGHTS = { wght: { min: 400, max: 700 } }

/** Basic Latin and Latin-1 cover English, Oromo and most names; the rest is typography. */
const LATIN = codePoints([0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153]) + '‐‑–—‘’‚“”„•…‹›€™−⁄ʼ'

/** First letters of the series that Amharic writes; the other orders follow each of them. */
const AMHARIC_SERIES = 'ሀለሐመሠረሰሸቀበቨተቸኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ'
/** Those whose seven orders all stand in everyday texts. */
const COMMON_SERIES = 'ሀለመረሰሸቀበተቸነኘአከወዘየደጀገጠጨጸፈፐ'
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
  if (kilobytes > limitInKilobytes) throw new Error(`more than the ${limitInKilobytes} kB it may have`)
  return subset
}

/** The letters that our own Amharic texts have. */
async function lettersInUse() {
  const files = ['messages/am.json', 'lib/i18n/ethiopian-months.ts']
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')))
  return texts.join('').match(/[\u1200-\u137f]/g)
}

const without = (letters, taken) => [...new Set(letters)].filter((letter) => !taken.includes(letter)).join('')

/** Three files, of which a page loads those whose letters it shows. */
async function makeEthiopic() {
  const common = without([...series(COMMON_SERIES, 7), ...(await lettersInUse())], LANGUAGE_NAME)
  const whole = series(AMHARIC_SERIES, 8) + AMHARIC_LABIALISED + ETHIOPIC_SIGNS
  const parts = [
    { name: 'name', text: LANGUAGE_NAME, limitInKilobytes: 2 },
    { name: 'common', text: common, limitInKilobytes: 35 },
    { name: 'rare', text: without(whole, LANGUAGE_NAME + common), limitInKilobytes: 35 },
  ]
  const folder = new URL('public/fonts/', root)
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) await rm(new URL(file, folder))
  const made = []
  for (const { name, text, limitInKilobytes } of parts) {
    const source = 'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2'
    const subset = await makeSubset({ source, text, limitInKilobytes })
    // Its content is in its name, so that a browser may keep it for ever.
    const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8)
    const file = `ethiopic-${name}-${hash}.woff2`
    await writeFile(new URL(file, folder), subset)
    made.push({ name, text, url: `/fonts/${file}` })
  }
  await writeFormatted('app/fonts/ethiopic.css', made.map(faceOf).join('\n'))
  await writeFormatted(
    'app/fonts/ethiopic.ts',
    `/** Every Amharic page needs this file. Written by scripts/fonts.mjs. */
     export const commonEthiopicFont = '${made.find(({ name }) => name === 'common').url}'`,
  )
}

function faceOf({ text, url }) {
  return `@font-face {
    font-family: 'Drive Ethiopic';
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
  source: 'noto-sans/files/noto-sans-latin-wght-normal.woff2',
  text: LATIN,
  limitInKilobytes: 40,
})
await writeFile(new URL('app/fonts/noto-sans.woff2', root), latin)
await makeEthiopic()

/** Bold, in the format that the pictures for messengers are drawn with. */
async function makeSocial(name, source, text) {
  const bold = { targetFormat: 'sfnt', variationAxes: { wght: 700 } }
  const font = await makeSubset({ source, text, limitInKilobytes: 150, ...bold })
  await writeFile(new URL(`app/og/${name}.ttf`, root), font)
}

await makeSocial('latin', 'noto-sans/files/noto-sans-latin-wght-normal.woff2', LATIN)
await makeSocial(
  'ethiopic',
  'noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2',
  series(AMHARIC_SERIES, 8) + AMHARIC_LABIALISED + ETHIOPIC_SIGNS,
)
