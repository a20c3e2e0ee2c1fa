/**
 * Renders the pictures that are made of the drawings: the demo vehicles' photos in public/demo, the icons in
 * public/icons and the scenes behind the pictures for messengers in app/og. Run it with `npm run pictures` after a
 * change of a drawing; the results are committed, so that a start renders nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { carCategories } from '../lib/vehicles/rules'
import { demoPictureWidths } from '../lib/files/rules'
import {
  contentOf,
  drawVehicle,
  readDrawing,
  vehicles,
  type VehicleKind,
  type VehiclePaint,
} from './pictures/drawings'
import { lights, type Light } from './pictures/lights'

type Place = 'city' | 'ridge' | 'street' | 'airport'
type Photo = readonly [kind: VehicleKind, paint: VehiclePaint, place: Place, light: Light]

const oneDayPhotos = {
  'one-day-01': ['driver', 'green', 'city', 'golden'],
  'one-day-02': ['compact', 'clay', 'street', 'morning'],
  'one-day-03': ['midsuv', 'white', 'ridge', 'golden'],
  'one-day-04': ['minivan', 'sand', 'airport', 'morning'],
  'one-day-05': ['economy', 'blue', 'street', 'golden'],
  'one-day-06': ['fullsuv', 'slate', 'ridge', 'morning'],
  'one-day-07': ['driver', 'white', 'airport', 'golden'],
  'one-day-08': ['pickup', 'clay', 'ridge', 'dusk'],
  'one-day-09': ['compact', 'marigold', 'city', 'morning'],
  'one-day-10': ['minivan', 'white', 'city', 'dusk'],
  'one-day-11': ['economy', 'green', 'ridge', 'morning'],
  'one-day-12': ['midsuv', 'blue', 'airport', 'dusk'],
  'one-day-13': ['driver', 'sand', 'street', 'dusk'],
  'one-day-14': ['fullsuv', 'white', 'city', 'golden'],
  'one-day-15': ['standard', 'slate', 'ridge', 'golden'],
  'one-day-16': ['minivan', 'blue', 'street', 'morning'],
} satisfies Record<string, Photo>

const carPhotos = {
  'suv-1': ['economy', 'white', 'city', 'morning'],
  'suv-2': ['standard', 'blue', 'ridge', 'golden'],
  'suv-3': ['standard', 'clay', 'airport', 'morning'],
  'suv-4': ['economy', 'sand', 'street', 'golden'],
  'midsuv-1': ['midsuv', 'green', 'ridge', 'morning'],
  'midsuv-2': ['midsuv', 'slate', 'city', 'golden'],
  'midsuv-3': ['midsuv', 'clay', 'street', 'morning'],
  'fullsuv-1': ['fullsuv', 'white', 'ridge', 'golden'],
  'fullsuv-2': ['fullsuv', 'green', 'airport', 'morning'],
  'fullsuv-3': ['fullsuv', 'sand', 'ridge', 'dusk'],
  'minivan-1': ['minivan', 'white', 'airport', 'golden'],
  'minivan-2': ['minivan', 'slate', 'city', 'morning'],
  'minivan-3': ['minivan', 'green', 'street', 'golden'],
  'pickup-1': ['pickup', 'white', 'ridge', 'morning'],
  'pickup-2': ['pickup', 'blue', 'street', 'golden'],
  'pickup-3': ['pickup', 'slate', 'ridge', 'golden'],
} satisfies Record<string, Photo>

/** Further pictures of some of them: the same vehicle in other places. */
const morePhotos = {
  'one-day-01-street': ['driver', 'green', 'street', 'morning'],
  'one-day-01-airport': ['driver', 'green', 'airport', 'dusk'],
  'one-day-04-city': ['minivan', 'sand', 'city', 'golden'],
  'one-day-04-ridge': ['minivan', 'sand', 'ridge', 'morning'],
  'one-day-06-city': ['fullsuv', 'slate', 'city', 'dusk'],
  'suv-1-street': ['economy', 'white', 'street', 'golden'],
  'suv-1-airport': ['economy', 'white', 'airport', 'morning'],
  'midsuv-1-city': ['midsuv', 'green', 'city', 'golden'],
  'midsuv-1-airport': ['midsuv', 'green', 'airport', 'dusk'],
  'fullsuv-1-city': ['fullsuv', 'white', 'city', 'morning'],
  'fullsuv-1-airport': ['fullsuv', 'white', 'airport', 'golden'],
  'fullsuv-1-street': ['fullsuv', 'white', 'street', 'dusk'],
  'pickup-1-street': ['pickup', 'white', 'street', 'golden'],
} satisfies Record<string, Photo>

const root = new URL('..', import.meta.url)
const photoWidth = 960
const photoFrame = { width: 480, height: 270 }
/** SVG units are 1/72 inch to the renderer: this makes it draw at the photo's own size, not scale up. */
const photoDensity = (72 * photoWidth) / photoFrame.width

function svgOf(viewBox: string, attributes: string, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${content}</svg>`,
  )
}

async function renderPhoto(name: string, photo: Photo, hasDriver: boolean): Promise<void> {
  const [kind, paint, place, light] = photo
  const backdrop = contentOf(await readDrawing(`tools/pictures/backdrops/${place}.svg`), lights[light])
  const vehicle = await drawVehicle(kind, paint, hasDriver)
  const { width, height } = photoFrame
  const picture = svgOf(
    `0 0 ${width} ${height}`,
    '',
    `${backdrop}<g transform="translate(22 38) scale(.91)">${vehicle}</g>`,
  )
  const drawn = await sharp(picture, { density: photoDensity }).resize(photoWidth).png().toBuffer()
  const webp = await sharp(drawn).webp({ quality: 72, effort: 6 }).toBuffer()
  await writeFile(new URL(`public/demo/${name}.webp`, root), webp)
  for (const width of demoPictureWidths) {
    const avif = await sharp(drawn)
      .resize(width)
      .avif({ quality: 44, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer()
    await writeFile(new URL(`public/demo/${name}-${width}.avif`, root), avif)
  }
}

/** Where the middle of a vehicle's wheels stands, in the scene and in the vehicle's own drawing. */
const onRoad = { x: 742, y: 499 }
const ofVehicle = { x: 240, y: 206 }

/** A scene of the pictures for messengers, by day, with its own vehicle or a larger one of another kind. */
async function renderSocialScene(name: string, kind?: VehicleKind): Promise<void> {
  const size = { width: 1200, height: 356 }
  let scene = contentOf(await readDrawing('public/drawings/scene.svg'))
  if (kind) {
    const scale = 1.2
    const left = Math.round(onRoad.x - scale * ofVehicle.x)
    const top = Math.round(onRoad.y - scale * ofVehicle.y)
    const vehicle = await drawVehicle(kind, vehicles[kind].paint, true)
    const land = scene.slice(0, scene.indexOf('<g id="vehicle"'))
    scene = `${land}<g transform="translate(${left} ${top}) scale(${scale})">${vehicle}</g>`
  }
  const sized = svgOf('0 90 1440 427.2', ` width="${size.width}" height="${size.height}"`, scene)
  const file = await sharp(sized, { density: 144 }).resize(size).jpeg({ quality: 90, mozjpeg: true })
  await writeFile(new URL(`app/og/${name}.jpg`, root), await file.toBuffer())
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
for (const [name, photo] of Object.entries(oneDayPhotos)) await renderPhoto(name, photo, true)
for (const [name, photo] of Object.entries(carPhotos)) await renderPhoto(name, photo, false)
for (const [name, photo] of Object.entries(morePhotos)) {
  await renderPhoto(name, photo, name.startsWith('one-day'))
}
await renderIcon({ name: 'icon-192', size: 192 })
await renderIcon({ name: 'icon-512', size: 512 })
await renderFavicon(32)
await renderIcon({ name: 'apple-touch-icon', size: 180, isFullBleed: true })
await renderMaskableIcon(512)
await renderSocialScene('scene')
for (const category of carCategories) {
  await renderSocialScene(`scene-${category}`, category === 'suv' ? 'standard' : category)
}
