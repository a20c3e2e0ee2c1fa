import { vehicleColours as colour } from './palette'

const spokeAngles = [0, 72, 144, 216, 288]

/** A tyre with a five-spoke rim, standing where `x` and `y` put its hub. */
export function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  const rim = radius * 0.64
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={colour.rubber} />
      <circle r={radius * 0.82} fill="none" stroke={colour.sidewall} strokeWidth={radius * 0.09} />
      <circle r={rim} fill={colour.rimShade} stroke={colour.rim} strokeWidth={radius * 0.08} />
      {spokeAngles.map((angle) => (
        <path
          key={angle}
          d={`M${-rim * 0.16} 0L${-rim * 0.24} ${-rim * 0.95}H${rim * 0.24}L${rim * 0.16} 0Z`}
          transform={`rotate(${angle})`}
          fill={colour.rim}
        />
      ))}
      <circle r={rim * 0.26} fill={colour.chrome} stroke={colour.rimShade} strokeWidth="1" />
    </g>
  )
}
