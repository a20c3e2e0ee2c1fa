import { PictureFrame, type PictureProps } from './picture-frame'
import { Eucalyptus } from './scenery/eucalyptus'
import { sceneColours as colours } from './scenery/scene-colours'
import { VehicleDrawing } from './vehicle-drawing'

/** A car stopped where the road ends at a barrier, below a signpost that points both ways. */
export function NotFoundPicture({ title, className }: PictureProps) {
  return (
    <PictureFrame title={title} className={className} viewBox="0 0 480 270">
      <path d="M24 132C24 66 118 20 240 20S456 66 456 132V226H24Z" fill={colours.skyLow} />
      <path
        d="M24 140L84 102L132 126L196 84L258 122L318 96L384 132L430 110L456 126V226H24Z"
        fill={colours.ridgeFar}
      />
      <path d="M24 174C120 140 210 150 280 162S400 150 456 164V226H24Z" fill={colours.ridgeMid} />
      <Eucalyptus
        colours={colours}
        at={[
          [54, 214, 0.9],
          [92, 214, 0.66],
          [436, 214, 0.8],
        ]}
      />
      <path
        d="M12 214C120 198 360 198 468 214C468 236 370 250 240 250S12 236 12 214Z"
        fill={colours.ridgeNear}
      />
      <path d="M18 208H350L338 220L352 228L330 238C200 246 60 240 14 220Z" fill={colours.road} />
      <path d="M40 226H300" stroke={colours.roadMark} strokeWidth="4" strokeDasharray="34 20" />
      <g transform="translate(56 88) scale(.6)">
        <VehicleDrawing kind="compact" paint="clay" hasDriver isOnRoad />
      </g>
      <path d="M330 224V176M402 224V176" stroke={colours.trunk} strokeWidth="6" strokeLinecap="round" />
      <path d="M320 172H412V192H320Z" fill={colours.paper} />
      <path
        d="M320 192L338 172H356L338 192ZM356 192L374 172H392L374 192ZM392 192L410 172H412V190L411 192Z"
        fill={colours.accent}
      />
      <path d="M366 172V70" stroke={colours.trunk} strokeWidth="6" strokeLinecap="round" />
      <path d="M348 80H404L418 92L404 104H348ZM384 112H334L320 123L334 134H384Z" fill={colours.brand} />
      <path d="M360 92H396M342 123H374" stroke={colours.paper} strokeWidth="4" strokeLinecap="round" />
    </PictureFrame>
  )
}
