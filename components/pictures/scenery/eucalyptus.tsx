import { useDrawingId } from '../drawing-id'
import type { Point } from '../vehicle-shape'
import type { SceneColours } from './scene-colours'

type EucalyptusProps = { at: readonly (readonly [...Point, scale: number])[]; colours: SceneColours }

/** Eucalyptus trees, each at its foot with its size (1 is 120 units tall): drawn once, then referred to. */
export function Eucalyptus({ at, colours }: EucalyptusProps) {
  const id = useDrawingId('eucalyptus')
  return (
    <>
      <defs>
        <g id={id} transform="scale(.84 1.08)">
          <path
            d="M0 0L1 -74M1 -34L-12 -62M1 -46L14 -72"
            fill="none"
            stroke={colours.trunk}
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path
            d="M-16 -50c-12-2-14-16-4-20c-4-14 6-22 10-22c0-16 8-28 14-28s14 12 12 26c8 4 12 14 6 20c8 8 4 22-6 22c-6 6-14 4-18-2c-4 6-10 8-14 4Z"
            fill={colours.tree}
          />
          <path
            d="M22 -94c8 4 6 14 0 20c8 8 4 22-6 22c-6 6-14 4-18-2c12-2 10-12 8-16c10 0 14-8 10-14c6 0 8-6 6-10Z"
            fill={colours.treeShade}
          />
        </g>
      </defs>
      {at.map(([x, y, scale]) => (
        <use key={x} href={`#${id}`} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
    </>
  )
}
