/**
 * Renders the pictures that are files: the demo vehicles' photos in public/demo, the drawing of each class in
 * public/drawings and the icons in public/icons. Run with `tsx scripts/pictures.tsx` after a change to components/pictures; the results are
 * committed, so that a start renders nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { EntotoScene } from '../components/pictures/entoto-scene'
import { Backdrop, type BackdropPlace } from '../components/pictures/scenery/backdrop'
import type { SceneLight } from '../components/pictures/scenery/scene-lights'
import type { VehiclePaint } from '../components/pictures/palette'
import { stageFrame } from '../components/pictures/stage-frame'
import { VehicleDrawing } from '../components/pictures/vehicle-drawing'
import { classPaints } from '../components/pictures/class-paints'
import { carCategories } from '../lib/vehicles/cars/rules'
import { demoPictureWidths } from '../lib/files/rules'
import { vehicleFrame, vehicleKinds, type VehicleKind } from '../components/pictures/vehicle-shape'

type Photo = readonly [kind: VehicleKind, paint: VehiclePaint, place: BackdropPlace, light: SceneLight]

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

const root = new URL('..', import.meta.url)
const photoWidth = 960
/** SVG units are 1/72 inch to the renderer: this makes it draw at the photo's own size, not scale up. */
const photoDensity = (72 * photoWidth) / vehicleFrame.width

function svgOf(picture: ReactElement): Buffer {
  return Buffer.from(renderToStaticMarkup(picture))
}

async function renderPhoto(name: string, photo: Photo, hasDriver: boolean): Promise<void> {
  const [kind, paint, place, light] = photo
  const picture = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${vehicleFrame.width} ${vehicleFrame.height}`}>
      <Backdrop place={place} light={light} />
      <g transform="translate(22 38) scale(.91)">
        <VehicleDrawing kind={kind} paint={paint} hasDriver={hasDriver} isOnRoad />
      </g>
    </svg>
  )
  const drawn = await sharp(svgOf(picture), { density: photoDensity }).resize(photoWidth).png().toBuffer()
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

/** The class drawn for the cards, without the empty sky above and the empty road below it. */
async function renderDrawing(kind: VehicleKind): Promise<void> {
  const { top, width, height } = stageFrame
  const picture = (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 ${top} ${width} ${height}`}
      width={width}
      height={height}
    >
      <VehicleDrawing kind={kind} paint={classPaints[kind]} isOnRoad />
    </svg>
  )
  await writeFile(new URL(`public/drawings/${kind}.svg`, root), `${renderToStaticMarkup(picture)}\n`)
}

/** A scene of the pictures for messengers, by day; the theme's colours are read from the style sheet. */
async function renderSocialScene(name: string, scene: ReactElement): Promise<void> {
  const styles = await readFile(new URL('app/globals.css', root), 'utf8')
  const lightOf = (name: string) => new RegExp(`${name}: light-dark\\(([^,]+),`).exec(styles)?.[1] ?? '#000'
  const svg = renderToStaticMarkup(scene).replace(/var\((--[\w-]+)\)/g, (_, name) => lightOf(name))
  const size = { width: 1200, height: 356 }
  const sized = svg
    .replace('<svg', `<svg width="${size.width}" height="${size.height}"`)
    .replace('viewBox="0 0 1440 560"', 'viewBox="0 90 1440 427.2"')
  const file = await sharp(Buffer.from(sized), { density: 144 })
    .resize(size)
    .jpeg({ quality: 90, mozjpeg: true })
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
await mkdir(new URL('public/drawings/', root), { recursive: true })
await mkdir(new URL('public/icons/', root), { recursive: true })
for (const [name, photo] of Object.entries(oneDayPhotos)) await renderPhoto(name, photo, true)
for (const [name, photo] of Object.entries(carPhotos)) await renderPhoto(name, photo, false)
for (const kind of vehicleKinds) await renderDrawing(kind)
await renderIcon({ name: 'icon-192', size: 192 })
await renderIcon({ name: 'icon-512', size: 512 })
await renderFavicon(32)
await renderIcon({ name: 'apple-touch-icon', size: 180, isFullBleed: true })
await renderMaskableIcon(512)
await renderSocialScene('scene', <EntotoScene />)
for (const category of carCategories) {
  const kind: VehicleKind = category === 'suv' ? 'standard' : category
  const vehicle = { kind, paint: classPaints[kind], scale: 1.2 }
  await renderSocialScene(`scene-${category}`, <EntotoScene vehicle={vehicle} />)
}
