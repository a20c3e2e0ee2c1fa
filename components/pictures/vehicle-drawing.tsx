import { useDrawingId } from './drawing-id'
import { GroundShadow } from './ground-shadow'
import { paintTones, vehicleColours as colour, type VehiclePaint } from './palette'
import { vehicleShapes } from './shapes/vehicle-shapes'
import { VehicleGlass } from './vehicle-glass'
import { vehicleFrame, type VehicleKind } from './vehicle-shape'
import { Wheel } from './wheel'

export type VehicleDrawingProps = {
  kind: VehicleKind
  paint?: VehiclePaint
  hasDriver?: boolean
  isOnRoad?: boolean
}

/**
 * One vehicle as an SVG group in the shared frame of 480 by 270, facing right, standing on y = 214: to be
 * placed in any picture. A `driver` vehicle has its driver, any other one when asked; `isOnRoad` is for
 * scenes, where the shadow falls on asphalt instead of the page.
 */
export function VehicleDrawing({
  kind,
  paint = 'green',
  hasDriver = kind === 'driver',
  isOnRoad = false,
}: VehicleDrawingProps) {
  const id = useDrawingId(kind)
  const shape = vehicleShapes[kind]
  const tones = paintTones[paint]
  const { rear, front, radius } = shape.wheels
  const hub = vehicleFrame.ground - radius
  const arches = [rear, front]

  return (
    <g>
      <GroundShadow
        from={rear - radius - 24}
        to={front + radius + 24}
        y={vehicleFrame.ground - 2}
        isOnRoad={isOnRoad}
      />
      <path d={`M${rear} ${hub}H${front}V${hub + 14}H${rear}Z`} fill={colour.underbody} />
      {shape.behind ? <path d={shape.behind} fill={colour.plastic} /> : null}
      <clipPath id={`${id}-body`}>
        <path d={shape.body} />
      </clipPath>
      <path d={shape.body} fill={tones.light} />
      <g clipPath={`url(#${id}-body)`}>
        {/* The body once more, lower: what stays uncovered is the rim that the sun strikes. */}
        <path d={shape.body} fill={tones.base} transform="translate(0 4)" />
        <path d={shape.shade} fill={tones.deep} />
        <path d={shape.screens} fill="none" stroke={colour.glassFrame} strokeWidth="8" />
        <path d={shape.seams} fill="none" stroke={tones.line} strokeWidth="1.6" strokeLinecap="round" />
        <path d={shape.cladding} fill={colour.plastic} />
        {arches.map((x) => (
          <g key={x}>
            {shape.archMoulding > 0 ? (
              <circle cx={x} cy={hub} r={radius + 5 + shape.archMoulding} fill={colour.plastic} />
            ) : null}
            <circle cx={x} cy={hub} r={radius + 5} fill={colour.underbody} />
          </g>
        ))}
      </g>
      <path d={shape.crease} fill="none" stroke={tones.light} strokeWidth="2" strokeLinecap="round" />
      <VehicleGlass shape={shape} id={`${id}-glass`} hasDriver={hasDriver} />
      {shape.handles.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="14" height="4" rx="2" fill={tones.line} />
      ))}
      <path d={shape.tailLamp} fill={colour.tailLamp} />
      <path d={shape.headlamp} fill={colour.headlamp} stroke={colour.headlampEdge} strokeWidth="1.2" />
      {shape.fittings ? (
        <path
          d={shape.fittings}
          fill="none"
          stroke={colour.plastic}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
      <path
        d={`M${shape.mirror[0] + 10} ${shape.mirror[1] + 6}h-13c-3-9 0-14 7-14s8 5 6 14Z`}
        fill={tones.base}
        stroke={tones.line}
        strokeWidth="1.2"
      />
      {arches.map((x) => (
        <Wheel key={x} x={x} y={hub} radius={radius} />
      ))}
    </g>
  )
}
