import { driverColours as colour, vehicleColours } from './palette'
import type { Point } from './vehicle-shape'

/** The driver in profile, both hands at the wheel; `head` is the centre of the head. Clip it to the window. */
export function DriverFigure({ head: [x, y] }: { head: Point }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.12)`}>
      <path d="M-17 34C-18 18 -13 11 -4 9H4C11 11 13 18 13 34Z" fill={colour.shirt} />
      <path d="M-17 34C-18 18 -13 11 -6 9C-9 16 -9 26 -7 34Z" fill={colour.shirtShade} />
      <path d="M-5 5H4L5 11C1 13 -3 13 -6 11Z" fill={colour.skinShade} />
      <path d="M-7 9L1 13L6 9L7 12L1 16L-8 12Z" fill={colour.collar} />
      <path
        d="M-8 -4C-8 -9 -4 -11 1 -11C6 -11 9 -8 9 -3L11 1L9 2V5C9 7 7 8 4 8H-2C-6 6 -8 2 -8 -4Z"
        fill={colour.skin}
      />
      <path
        d="M-9 0C-11 -8 -6 -13 1 -13C7 -13 10 -9 9 -6C5 -8 1 -7 0 -5C0 -3 -1 -1 -3 -1C-3 2 -4 4 -6 5C-8 4 -9 2 -9 0Z"
        fill={colour.hair}
      />
      <path d="M31 6L26 24" stroke={vehicleColours.rubber} strokeWidth="4" strokeLinecap="round" />
      <path d="M2 22L16 25L28 15" fill="none" stroke={colour.shirt} strokeWidth="7" strokeLinejoin="round" />
      <circle cx="28" cy="15" r="4" fill={colour.skin} />
    </g>
  )
}
