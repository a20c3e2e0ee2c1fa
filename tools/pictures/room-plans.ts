import { mkdir, writeFile } from 'node:fs/promises'
import {
  luggageSize,
  mostBagsDrawn,
  seatPlans,
  seatPlanSize as planSize,
} from '../../lib/vehicles/room-rules'

/** Draws the seat plans and the luggage of public/drawings: how many people and bags a vehicle takes, at a glance. */

const root = new URL('../..', import.meta.url)

const colours = {
  accent: ['#f0ae38', '#f0ae38'],
  body: ['#fffdf8', '#3a4640'],
  brand: ['#1f5a45', '#5fae8c'],
  glass: ['#c9d6d2', '#56655e'],
  ink: ['#2a3a33', '#141a17'],
  line: ['#a99f88', '#7f8b84'],
} as const
type Colour = keyof typeof colours
const fill = (colour: Colour) => `fill="var(--${colour})"`

type Size = { width: number; height: number }

function svgOf({ width, height }: Size, content: string): string {
  const used = (Object.keys(colours) as Colour[]).filter((name) => content.includes(`var(--${name})`))
  const named = used.map((name) => `--${name}:light-dark(${colours[name].join(',')})`).join(';')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n` +
    `<style>:root{color-scheme:light dark;${named}}</style>\n${content}\n</svg>\n`
  )
}

const box = (x: number, y: number, width: number, height: number, radius: number, look: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${look}/>`

/** A seat seen from above, facing to the right. */
const seat = (x: number, y: number, side: number, colour: Colour) =>
  box(x + 5, y, side - 5, side, 6, fill(colour)) + box(x, y - 1, 8, side + 2, 4, fill('ink'))

/** How a row of seats lies across: pairs with an aisle in a bus, evenly in a car. The first is the driver's side. */
function places(count: number, side: number, { inner, hasAisle }: { inner: number; hasAisle: boolean }) {
  const gap = 5
  const step = side + gap
  const top = (planSize.height - inner) / 2
  if (hasAisle && count < 4) {
    const bottom = planSize.height - top - side
    return Array.from({ length: count }, (_, at) => (at < 2 ? top + at * step : bottom))
  }
  const free = (inner - count * side) / (count + 1)
  return Array.from({ length: count }, (_, at) => top + free + at * (side + free))
}

function seatPlan({ rows, shape }: (typeof seatPlans)[number]): string {
  const isBus = shape === 'bus'
  const [left, right, middle] = [28, 452, planSize.height / 2]
  const breadth = isBus ? 164 : 156
  const top = middle - breadth / 2
  const bonnet = isBus ? 22 : 92
  const rear = { car: rows.length > 2 ? 54 : 104, pickup: 138, bus: rows.length > 4 ? 34 : 64 }[shape]
  const side = isBus ? 30 : 38
  const cabin = right - left - bonnet - rear - 24
  const pitch = Math.min(isBus ? 92 : 84, cabin / rows.length)
  const wheelX = [left + 62, right - (isBus ? 74 : 96)]
  const wheels = wheelX.map((x) => box(x, top - 5, 46, breadth + 10, 8, fill('ink'))).join('')
  const body = box(
    left,
    top,
    right - left,
    breadth,
    isBus ? 30 : 44,
    `${fill('body')} stroke="var(--line)" stroke-width="3"`,
  )
  const screenX = right - bonnet
  const screen = `<path d="M${screenX - 20} ${top + 12}Q${screenX + 14} ${middle} ${screenX - 20} ${top + breadth - 12}L${screenX} ${top + breadth - 6}Q${screenX + 30} ${middle} ${screenX} ${top + 6}Z" ${fill('glass')}/>`
  const boot = box(
    left + 12,
    top + 18,
    rear - 20,
    breadth - 36,
    10,
    `fill="none" stroke="var(--line)" stroke-width="2" stroke-dasharray="6 5"`,
  )
  const seats = rows.flatMap((count, row) => {
    const x = Math.round(screenX - 30 - side - row * pitch)
    return places(count, side, {
      inner: breadth - 26,
      hasAisle: isBus && row > 0 && row < rows.length - 1,
    }).map((y, at) => seat(x, Math.round(y), side, row === 0 && at === 0 ? 'accent' : 'brand'))
  })
  // Cars drive on the right here and have their wheel on the left, which is above in a plan whose nose points to the right.
  const steering = `<circle cx="${screenX - 20}" cy="${Math.round((places(rows[0], side, { inner: breadth - 26, hasAisle: false })[0] ?? 0) + side / 2)}" r="11" fill="none" stroke="var(--ink)" stroke-width="4"/>`
  return svgOf(planSize, [wheels, body, screen, boot, ...seats, steering].join(''))
}

function luggage(count: number): string {
  const perRow = count > 6 ? Math.ceil(count / 2) : count
  const height = count > 6 ? 58 : 96
  const width = Math.round(height * 0.68)
  const gap = 14
  const bags = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow)
    const inRow = row === 0 ? perRow : count - perRow
    const startX = (luggageSize.width - inRow * width - (inRow - 1) * gap) / 2
    const x = Math.round(startX + (at % perRow) * (width + gap))
    const y = count > 6 ? 14 + row * 76 : 40
    const handle = `<path d="M${x + width * 0.32} ${y}V${y - 10}H${x + width * 0.68}V${y}" fill="none" stroke="var(--line)" stroke-width="4"/>`
    const grooves = [0.3, 0.5, 0.7]
      .map((part) => `M${Math.round(x + width * part)} ${y + 12}V${y + height - 12}`)
      .join('')
    return `${handle}${box(x, y, width, height, 8, fill('brand'))}<path d="${grooves}" stroke="var(--glass)" stroke-width="3" stroke-linecap="round" opacity=".6"/>`
  })
  return svgOf(luggageSize, bags.join(''))
}

export async function drawRoomPlans(): Promise<void> {
  const folder = new URL('public/drawings/', root)
  await mkdir(folder, { recursive: true })
  for (const plan of seatPlans) await writeFile(new URL(`${plan.name}.svg`, folder), seatPlan(plan))
  for (let count = 1; count <= mostBagsDrawn; count += 1) {
    await writeFile(new URL(`luggage-${count}.svg`, folder), luggage(count))
  }
}
