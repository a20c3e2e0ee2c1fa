import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawings } from '@/components/ui/drawing'
import { luggageSize, mostBagsDrawn, seatPlans, seatPlanSize } from '@/lib/vehicles/room-rules'
import { pathsBelow } from '../support/source-files'

const styles = readFileSync('app/globals.css', 'utf8').replaceAll(/\s/g, '')
const files = pathsBelow('public/drawings').map((path) => ({ path, svg: readFileSync(path, 'utf8') }))

const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height]
const room = [
  ...seatPlans.map(({ name }) => [name, sizeOf(seatPlanSize)] as const),
  ...Array.from({ length: mostBagsDrawn }, (_, at) => [`luggage-${at + 1}`, sizeOf(luggageSize)] as const),
]

describe('the drawings', () => {
  it('are the files that pages know, with the same width and height', () => {
    const sizes = files.map(({ path, svg }) => {
      const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? []
      return [path.replace(/^.*\/|\.svg$/g, ''), [Number(width), Number(height)]]
    })
    expect(Object.fromEntries(sizes)).toEqual({ ...drawings, ...Object.fromEntries(room) })
  })

  it.each(files)('$path names every colour that it uses', ({ svg }) => {
    const used = Array.from(svg.matchAll(/var\(--([\w-]+)\)/g), ([, name]) => name)
    const named = Array.from(
      svg.matchAll(/--([\w-]+):light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/g),
      ([, name]) => name,
    )
    expect(new Set(used)).toEqual(new Set(named))
  })

  it.each(['sky-high', 'sky-low', 'panel'])('have the %s of the pages around them', (name) => {
    const ofPages = new RegExp(`--picture-${name}:([^;]+);`).exec(styles)?.[1]
    const ofDrawings = files.flatMap(
      ({ svg }) => new RegExp(`--${name}:(light-dark\\([^)]+\\))`).exec(svg)?.[1] ?? [],
    )
    expect(ofPages).toMatch(/^light-dark/)
    expect(new Set(ofDrawings)).toEqual(new Set([ofPages]))
  })
})
