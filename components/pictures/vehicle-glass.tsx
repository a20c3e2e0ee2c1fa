import { DriverFigure } from './driver-figure'
import { vehicleColours as colour } from './palette'
import type { VehicleShape } from './vehicle-shape'

/** Side windows with what is behind them: headrests, the driver if there is one, and the sky's reflection. */
export function VehicleGlass({
  shape,
  id,
  hasDriver,
}: {
  shape: VehicleShape
  id: string
  hasDriver: boolean
}) {
  return (
    <>
      <clipPath id={id}>
        <path d={shape.glass} />
      </clipPath>
      <path d={shape.glass} fill={hasDriver ? colour.glassOpen : colour.glass} />
      <g clipPath={`url(#${id})`}>
        {shape.headrests.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(-9)`} fill={colour.cabin}>
            <rect x="-6" y="-4" width="12" height="10" rx="3.5" />
            <path d="M-3 4H3V9H-3ZM-12 13q0-6 6-6H6q6 0 6 6V60H-12Z" />
          </g>
        ))}
        {hasDriver ? <DriverFigure head={shape.driver} /> : null}
        <path
          d="M90 160L150 40H174L114 160ZM124 160L184 40H192L132 160ZM256 160L316 40H336L276 160Z"
          fill={colour.glassReflection}
          opacity={hasDriver ? '.35' : '.6'}
        />
        <path d={shape.posts} fill="none" stroke={colour.glassFrame} strokeWidth="6" />
      </g>
      <path d={shape.glass} fill="none" stroke={colour.glassFrame} strokeWidth="2.5" strokeLinejoin="round" />
    </>
  )
}
