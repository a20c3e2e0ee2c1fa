import { readFile } from 'node:fs/promises'

const root = new URL('../..', import.meta.url)

/** The kinds of vehicle, each with the paint of its file and the middle of its driver's head. */
export const vehicles = {
  compact: { paint: 'clay', head: [224, 121] },
  economy: { paint: 'blue', head: [245, 123] },
  standard: { paint: 'white', head: [258, 123] },
  midsuv: { paint: 'green', head: [238, 108] },
  fullsuv: { paint: 'slate', head: [240, 94] },
  minivan: { paint: 'white', head: [320, 94] },
  pickup: { paint: 'clay', head: [274, 100] },
  driver: { paint: 'sand', head: [258, 123] },
} as const
export type VehicleKind = keyof typeof vehicles

/** Four tones of one paint under the same sun: lit from above, flat, turned away, and the door seams. */
const paintTones = {
  green: ['#4f9478', '#2c6f57', '#1f5643', '#143b2e'],
  sand: ['#efe0c0', '#dcc599', '#bfa476', '#856d45'],
  marigold: ['#ffd47a', '#f0ae38', '#cf8d1f', '#8c5b0e'],
  clay: ['#d98468', '#b9573c', '#97422b', '#652817'],
  white: ['#ffffff', '#edeee9', '#cfd4cf', '#8d9691'],
  slate: ['#7f8d93', '#58676e', '#435158', '#273238'],
  blue: ['#6d9cbf', '#3f7199', '#2f587b', '#1b3851'],
} as const
export type VehiclePaint = keyof typeof paintTones

const glass = { closed: '#8fb1b3', withDriver: '#b5cfce' }
const reflection = /<path [^>]*fill="#c4dcdb" opacity="\.6"\/>/

/** A drawing of the project, by its path. */
export function readDrawing(path: string): Promise<string> {
  return readFile(new URL(path, root), 'utf8')
}

/** A drawing's content in fixed colours, by day or as `colours` says: a renderer knows no CSS variables. */
export function contentOf(svg: string, colours: Readonly<Record<string, string>> = {}): string {
  const own = svg.matchAll(/--([\w-]+):(?:light-dark\()?(#[0-9a-f]{6})/g)
  const byDay = new Map(Array.from(own, ([, name, colour]) => [name, colour]))
  const content = svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replace(/<style>.*<\/style>/s, '')
  return content.replace(
    /var\(--([\w-]+)\)/g,
    (_, name: string) => colours[name] ?? byDay.get(name) ?? '#000',
  )
}

/** A vehicle as a group in a frame of 480 by 270, standing on y = 214: to be placed in any picture. */
export async function drawVehicle(
  kind: VehicleKind,
  paint: VehiclePaint,
  hasDriver: boolean,
): Promise<string> {
  const { paint: ownPaint, head } = vehicles[kind]
  const drawing = contentOf(await readDrawing(`public/drawings/${kind}.svg`))
  const vehicle = drawing.slice(drawing.indexOf('<g id="vehicle">'))
  const painted = paintTones[ownPaint].reduce(
    (svg, tone, index) => svg.replaceAll(`"${tone}"`, `"${paintTones[paint][index]}"`),
    vehicle,
  )
  if (!hasDriver || kind === 'driver') return painted
  const driver = contentOf(await readDrawing('tools/pictures/driver.svg'))
  const seated = `<g transform="translate(${head.join(' ')})">${driver}</g>`
  return painted
    .replace(`"${glass.closed}"`, `"${glass.withDriver}"`)
    .replace(reflection, (path) => seated + path.replace('".6"', '".35"'))
}
