import type { VehiclePaint } from './palette'
import { PictureFrame, type PictureProps } from './picture-frame'
import { Eucalyptus } from './scenery/eucalyptus'
import { sceneColours as colours } from './scenery/scene-colours'
import { Skyline } from './scenery/skyline'
import { VehicleDrawing } from './vehicle-drawing'
import type { VehicleKind } from './vehicle-shape'

const farTrees = [
  [60, 352, 0.55],
  [96, 346, 0.7],
  [128, 350, 0.5],
  [1050, 352, 0.6],
  [1082, 350, 0.75],
  [1120, 356, 0.55],
  [1290, 350, 0.6],
] as const

const nearTrees = [
  [36, 452, 1.7],
  [120, 456, 1.3],
  [214, 452, 1.55],
  [318, 452, 1],
  [1146, 452, 1.15],
  [1248, 456, 1.7],
  [1344, 452, 1.35],
  [1420, 456, 1.75],
] as const

type SceneVehicle = { kind: VehicleKind; paint: VehiclePaint; scale: number }
const usualVehicle: SceneVehicle = { kind: 'midsuv', paint: 'green', scale: 0.86 }

/** Where the middle of a vehicle's wheels stands, in the scene and in the vehicle's own drawing. */
const onRoad = { x: 742, y: 499 }
const ofVehicle = { x: 240, y: 206 }

/**
 * Addis Ababa below the Entoto ridge at golden hour, with a car on its way. Fills its box whatever its shape
 * and crops from the sides and the top: car, skyline and sun stand in the middle. Follows the theme through
 * the `--picture-…` variables.
 */
export function EntotoScene({
  title,
  className,
  vehicle: { kind, paint, scale } = usualVehicle,
}: PictureProps & { vehicle?: SceneVehicle }) {
  const left = Math.round(onRoad.x - scale * ofVehicle.x)
  const top = Math.round(onRoad.y - scale * ofVehicle.y)
  return (
    <PictureFrame
      title={title}
      className={className}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
    >
      <path d="M0 0H1440V560H0Z" fill={colours.skyLow} />
      <path d="M0 0H1440V128C1240 168 1060 96 820 132S330 176 0 122Z" fill={colours.skyHigh} />
      <circle cx="884" cy="196" r="104" fill={colours.sunHalo} />
      <circle cx="884" cy="196" r="62" fill={colours.sun} />
      <path
        d="M0 262L96 214L170 242L286 164L372 212L470 170L566 226L668 186L752 232L846 190L960 244L1060 178L1146 216L1240 160L1340 220L1440 186V560H0Z"
        fill={colours.ridgeFar}
      />
      <path
        d="M0 330C150 276 300 292 430 318C560 344 640 290 780 296C940 302 1010 346 1150 326C1270 310 1360 316 1440 298V560H0Z"
        fill={colours.ridgeMid}
      />
      <Eucalyptus colours={colours} at={farTrees} />
      <g transform="translate(372 412) scale(1.34)">
        <Skyline colours={colours} />
      </g>
      <path
        d="M0 384C130 340 270 360 400 396C470 414 560 404 640 408C760 412 860 398 960 404C1090 410 1210 352 1440 366V560H0Z"
        fill={colours.ridgeNear}
      />
      <path
        d="M296 448C300 410 376 390 400 410C426 394 462 396 480 408C520 396 552 400 566 412H700C724 398 760 398 780 410C812 396 850 398 872 410C910 394 950 396 968 408C1000 394 1072 408 1080 448Z"
        fill={colours.tree}
      />
      <Eucalyptus colours={colours} at={nearTrees} />
      <path d="M0 444C300 432 1140 432 1440 444V476H0Z" fill={colours.verge} />
      <path d="M0 462H1440V560H0Z" fill={colours.road} />
      <path d="M0 462H1440V467H0Z" fill={colours.roadEdge} />
      <path
        d="M0 534H1440"
        stroke={colours.roadMark}
        strokeWidth="8"
        strokeDasharray="110 70"
        strokeDashoffset="40"
      />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <VehicleDrawing kind={kind} paint={paint} hasDriver isOnRoad />
      </g>
    </PictureFrame>
  )
}
