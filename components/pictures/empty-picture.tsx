import { PictureFrame, type PictureProps } from './picture-frame'
import { Eucalyptus } from './scenery/eucalyptus'
import { sceneColours as colours } from './scenery/scene-colours'

/** An empty road over a hill at sunrise: nothing here yet, and the way is free. */
export function EmptyPicture({ title, className }: PictureProps) {
  return (
    <PictureFrame title={title} className={className} viewBox="0 0 320 200">
      <path d="M20 100C20 50 76 14 160 14S300 50 300 100V164H20Z" fill={colours.skyLow} />
      <circle cx="160" cy="96" r="42" fill={colours.sunHalo} />
      <circle cx="160" cy="96" r="26" fill={colours.sun} />
      <path
        d="M20 112L62 84L96 102L134 78L160 92L196 70L242 102L276 86L300 104V164H20Z"
        fill={colours.ridgeFar}
      />
      <path d="M20 132C80 104 120 108 164 114S250 104 300 126V164H20Z" fill={colours.ridgeMid} />
      <Eucalyptus
        colours={colours}
        at={[
          [50, 156, 0.62],
          [78, 154, 0.44],
          [262, 156, 0.66],
        ]}
      />
      <path d="M8 156C90 132 230 132 312 156C312 172 250 184 160 184S8 172 8 156Z" fill={colours.ridgeNear} />
      <path
        d="M152 139C148 150 118 158 108 180C140 185 184 185 214 180C204 158 172 150 166 139Z"
        fill={colours.road}
      />
      <path
        d="M159 142V147M159.500 153V160M160 167V178"
        fill="none"
        stroke={colours.roadMark}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </PictureFrame>
  )
}
