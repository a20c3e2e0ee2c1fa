import { PictureFrame, type PictureProps } from '../picture-frame'
import { Eucalyptus } from '../scenery/eucalyptus'
import { sceneColours as colours } from '../scenery/scene-colours'
import { Skyline } from '../scenery/skyline'
import { VehicleImage } from '../vehicle-image'

const trees = [
  [26, 250, 0.9],
  [62, 250, 0.66],
  [452, 250, 1],
] as const

/** A minibus passes the towers and the church dome of Addis Ababa. */
export function TourPicture(frame: PictureProps) {
  return (
    <PictureFrame {...frame} viewBox="0 0 480 288">
      <path d="M0 0H480V288H0Z" fill={colours.skyHigh} />
      <path d="M0 60C90 84 200 40 300 60S430 80 480 64V288H0Z" fill={colours.skyLow} />
      <circle cx="112" cy="92" r="52" fill={colours.sunHalo} />
      <circle cx="112" cy="92" r="32" fill={colours.sun} />
      <path d="M0 140L60 112L140 138L220 96L300 130L390 100L480 132V288H0Z" fill={colours.ridgeFar} />
      <g transform="translate(20 236) scale(.92 1)">
        <Skyline colours={colours} />
      </g>
      <path
        d="M0 236C40 216 80 220 120 232C170 218 210 220 250 232C300 216 350 220 390 232C420 218 456 218 480 228V250H0Z"
        fill={colours.tree}
      />
      <Eucalyptus colours={colours} at={trees} />
      <path d="M0 240H480V258H0Z" fill={colours.verge} />
      <path d="M0 250H480V288H0Z" fill={colours.road} />
      <path d="M8 278H480" stroke={colours.roadMark} strokeWidth="4" strokeDasharray="52 34" />
      <g transform="translate(96 122) scale(.66)">
        <VehicleImage kind="minivan" />
      </g>
    </PictureFrame>
  )
}
