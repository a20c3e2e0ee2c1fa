/**
 * Makes the pictures that are made of others: the demo vehicles' photos in public/demo of their renderings, the icons in
 * public/icons, and the scenes behind the pictures for messengers in app/og. Run it with `npm run pictures` after a change of
 * a drawing or a rendering; the results are committed, so that a start makes none.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { demoPictureWidths } from '../lib/files/rules'
import { carCategories } from '../lib/vehicles/rules'
import { drawRoomPlans } from './pictures/room-plans'

/** What each demo picture shows: a file of tools/pictures/renders (tools/pictures/render/README.md). */
const photos = {
  'one-day-01': 'corolla-front',
  'one-day-01-side': 'corolla-side',
  'one-day-01-face': 'corolla-face',
  'one-day-02': 'yaris-front',
  'one-day-03': 'rav4-front',
  'one-day-04': 'hiace-front',
  'one-day-04-side': 'hiace-side',
  'one-day-05': 'dzire-front',
  'one-day-06': 'prado-front',
  'one-day-06-side': 'prado-side',
  'one-day-07': 'camry-front',
  'one-day-08': 'hilux-front',
  'one-day-10': 'h1-front',
  'one-day-11': 'accent-front',
  'one-day-12': 'vitara-front',
  'one-day-14': 'v8-front',
  'one-day-15': 'eclass-front',
  'one-day-16': 'coaster-front',
  'suv-1': 'vitz-front',
  'suv-1-side': 'vitz-side',
  'suv-2': 'corolla-front',
  'suv-3': 'elantra-front',
  'suv-4': 'dzire-front',
  'midsuv-1': 'rav4-front',
  'midsuv-1-side': 'rav4-side',
  'midsuv-2': 'tucson-front',
  'midsuv-3': 'vitara-front',
  'fullsuv-1': 'landcruiser-front',
  'fullsuv-1-side': 'landcruiser-side',
  'fullsuv-2': 'patrol-front',
  'fullsuv-3': 'expedition-front',
  'minivan-1': 'hiace-front',
  'minivan-2': 'h1-front',
  'minivan-3': 'pregio-front',
  'pickup-1': 'hilux-front',
  'pickup-1-side': 'hilux-side',
  'pickup-2': 'ranger-front',
  'pickup-3': 'dmax-front',
  'accent-rear': 'accent-rear',
  'camry-rear': 'camry-rear',
  'coaster-rear': 'coaster-rear',
  'corolla-rear': 'corolla-rear',
  'dmax-rear': 'dmax-rear',
  'dzire-rear': 'dzire-rear',
  'eclass-rear': 'eclass-rear',
  'elantra-rear': 'elantra-rear',
  'expedition-rear': 'expedition-rear',
  'h1-rear': 'h1-rear',
  'hiace-rear': 'hiace-rear',
  'hilux-rear': 'hilux-rear',
  'landcruiser-rear': 'landcruiser-rear',
  'patrol-rear': 'patrol-rear',
  'prado-rear': 'prado-rear',
  'pregio-rear': 'pregio-rear',
  'ranger-rear': 'ranger-rear',
  'rav4-rear': 'rav4-rear',
  'tucson-rear': 'tucson-rear',
  'v8-rear': 'v8-rear',
  'vitara-rear': 'vitara-rear',
  'vitz-rear': 'vitz-rear',
  'yaris-rear': 'yaris-rear',
}

const root = new URL('..', import.meta.url)
const photoSize = { width: 960, height: 540 }

const renderings = new URL('tools/pictures/renders/', root)

/** Keeps what was rendered anew as WebP, a tenth of its size. */
async function keepRenderings(): Promise<void> {
  for (const file of (await readdir(renderings)).filter((name) => name.endsWith('.png'))) {
    const source = new URL(file, renderings)
    const webp = sharp(await readFile(source)).webp({ quality: 88, alphaQuality: 90, effort: 6 })
    await writeFile(new URL(file.replace('.png', '.webp'), renderings), await webp.toBuffer())
    await rm(source)
  }
}

/** A rendering of a vehicle on nothing but its shadow. */
const rendering = (name: string) => readFile(new URL(`${name}.webp`, renderings))

/** A vehicle in the frame of all vehicle pictures. Its ground stays clear, so that the page's own shows in light and dark. */
async function renderPhoto(name: string, source: string): Promise<void> {
  const drawn = await sharp(await rendering(source))
    .resize({ ...photoSize, fit: 'cover' })
    .png()
    .toBuffer()
  const webp = await sharp(drawn).webp({ quality: 80, alphaQuality: 80, effort: 6 }).toBuffer()
  await writeFile(new URL(`public/demo/${name}.webp`, root), webp)
  for (const width of demoPictureWidths) {
    // A list shows many of the small ones at once.
    const look = width < 480 ? { quality: 32, chromaSubsampling: '4:2:0' } : { quality: 50 }
    const avif = await sharp(drawn)
      .resize(width)
      .avif({ ...look, effort: 6 })
      .toBuffer()
    await writeFile(new URL(`public/demo/${name}-${width}.avif`, root), avif)
  }
}

/** A drawing's content in its colours by day: a renderer knows no CSS variables. */
function contentOf(svg: string): string {
  const own = svg.matchAll(/--([\w-]+):(?:light-dark\()?(#[0-9a-f]{6})/g)
  const byDay = new Map(Array.from(own, ([, name, colour]) => [name, colour]))
  const content = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<style>.*<\/style>/s, '')
  return content.replace(/var\(--([\w-]+)\)/g, (_, name: string) => byDay.get(name) ?? '#000')
}

/** A scene of the pictures for messengers, by day, with a vehicle on its road. */
async function renderSocialScene(name: string, source: string): Promise<void> {
  const size = { width: 1200, height: 356 }
  const land =
    contentOf(await readFile(new URL('public/drawings/scene.svg', root), 'utf8')).split(
      '<g id="vehicle"',
    )[0] ?? ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 90 1440 427.2" width="1200" height="356">${land}</svg>`
  const vehicle = await sharp(await rendering(source))
    .trim()
    .resize({ width: 430, height: 260, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = vehicle.info
  const file = await sharp(Buffer.from(svg), { density: 144 })
    .resize(size)
    .composite([{ input: vehicle.data, left: 1130 - width, top: 340 - height }])
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer()
  await writeFile(new URL(`app/og/${name}.jpg`, root), file)
}

type Icon = { name: string; size: number; isFullBleed?: boolean }

/** `isFullBleed` fills the mark's corners, for systems that cut their own shape and paint the rest black. */
async function renderIcon({ name, size, isFullBleed = false }: Icon): Promise<void> {
  const icon = await iconAt(size)
  if (isFullBleed) icon.flatten({ background: '#1f5a45' })
  await writeFile(new URL(`public/icons/${name}.png`, root), await icon.png({ palette: true }).toBuffer())
}

/** For systems that cut their own shape out of it: the mark stays within the middle four fifths. */
async function renderMaskableIcon(size: number): Promise<void> {
  const inner = Math.round(size * 0.7)
  const edge = Math.round((size - inner) / 2)
  const icon = (await iconAt(inner)).extend({
    top: edge,
    bottom: size - inner - edge,
    left: edge,
    right: size - inner - edge,
    background: '#1f5a45',
  })
  const file = await sharp(await icon.png().toBuffer())
    .flatten({ background: '#1f5a45' })
    .png({ palette: true })
  await writeFile(new URL(`public/icons/icon-maskable-${size}.png`, root), await file.toBuffer())
}

async function iconAt(size: number) {
  const mark = await readFile(new URL('public/icons/icon.svg', root))
  return sharp(mark, { density: (72 * size) / 64 }).resize(size)
}

/** The icon that browsers ask for by its fixed name: an ICO container around one PNG. */
async function renderFavicon(size: number): Promise<void> {
  const png = await (await iconAt(size)).png().toBuffer()
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  await writeFile(new URL('public/favicon.ico', root), Buffer.concat([header, png]))
}

await mkdir(new URL('public/demo/', root), { recursive: true })
await mkdir(new URL('public/icons/', root), { recursive: true })
await keepRenderings()
await drawRoomPlans()
for (const [name, source] of Object.entries(photos)) await renderPhoto(name, source)
await renderIcon({ name: 'icon-192', size: 192 })
await renderIcon({ name: 'icon-512', size: 512 })
await renderFavicon(32)
await renderIcon({ name: 'apple-touch-icon', size: 180, isFullBleed: true })
await renderMaskableIcon(512)
await renderSocialScene('scene', 'rav4-front')
for (const category of carCategories)
  await renderSocialScene(`scene-${category}`, photos[`${category}-${category === 'suv' ? 2 : 1}`])
