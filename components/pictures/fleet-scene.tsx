import { PictureFrame, type PictureProps } from './picture-frame'
import { Eucalyptus } from './scenery/eucalyptus'
import { sceneColours as colours } from './scenery/scene-colours'
import { Skyline } from './scenery/skyline'
import { VehicleImage } from './vehicle-image'

const trees = [
  [38, 330, 1.15],
  [96, 332, 0.8],
  [640, 332, 0.9],
  [688, 330, 1.2],
] as const

/** The fleet in two rows below the city, small ones in front: what the company has, at one look. */
export function FleetScene({ title, className }: PictureProps) {
  return (
    <PictureFrame title={title} className={className} viewBox="0 0 720 480">
      <path d="M0 0H720V480H0Z" fill={colours.skyLow} />
      <path d="M0 0H720V92C600 120 480 70 350 94S120 124 0 96Z" fill={colours.skyHigh} />
      <circle cx="520" cy="128" r="70" fill={colours.sunHalo} />
      <circle cx="520" cy="128" r="42" fill={colours.sun} />
      <path
        d="M0 190L60 150L120 176L210 112L290 160L372 124L460 172L560 130L640 176L720 146V400H0Z"
        fill={colours.ridgeFar}
      />
      <path d="M0 250C100 210 220 222 330 236S560 220 720 212V400H0Z" fill={colours.ridgeMid} />
      <g transform="translate(120 312)">
        <Skyline colours={colours} />
      </g>
      <path
        d="M0 312C40 286 90 290 130 304C170 288 210 292 250 306C300 292 340 292 390 306C440 290 480 292 530 304C580 286 650 288 720 304V360H0Z"
        fill={colours.tree}
      />
      <Eucalyptus colours={colours} at={trees} />
      <path d="M0 326H720V352H0Z" fill={colours.verge} />
      <path d="M0 340H720V480H0Z" fill={colours.road} />
      <path d="M0 340H720V344H0Z" fill={colours.roadEdge} />
      <g transform="translate(6 228) scale(.64)">
        <VehicleImage kind="minivan" />
      </g>
      <g transform="translate(404 226) scale(.65)">
        <VehicleImage kind="pickup" />
      </g>
      <g transform="translate(170 252) scale(.84)">
        <VehicleImage kind="midsuv" />
      </g>
      <path
        d="M0 462H720"
        stroke={colours.roadMark}
        strokeWidth="6"
        strokeDasharray="76 48"
        strokeDashoffset="20"
      />
    </PictureFrame>
  )
}
