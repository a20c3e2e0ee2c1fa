import { vehicleColours } from './palette'
import { sceneColours } from './scenery/scene-colours'

type GroundShadowProps = { from: number; to: number; y: number; isOnRoad: boolean }

/** The soft shadow under a vehicle: three stacked ellipses, cheaper than a blur and the same everywhere. */
export function GroundShadow({ from, to, y, isOnRoad }: GroundShadowProps) {
  const centre = (from + to) / 2
  const half = (to - from) / 2
  return (
    <g fill={isOnRoad ? vehicleColours.underbody : sceneColours.shadow}>
      <ellipse cx={centre} cy={y} rx={half + 16} ry="9" opacity=".1" />
      <ellipse cx={centre} cy={y} rx={half + 4} ry="6" opacity=".16" />
      <ellipse cx={centre} cy={y} rx={half - 14} ry="3.5" opacity=".3" />
    </g>
  )
}
