import { classNames } from '@/lib/core/class-names'
import { sceneColours as colours } from './scenery/scene-colours'
import { stageFrame } from './stage-frame'
import type { VehicleKind } from './vehicle-shape'

interface VehicleStageProps {
  kind: VehicleKind
  /** The picture of the first view is loaded at once. */
  isFirst?: boolean
  className?: string
}

/**
 * A class of vehicle on its piece of road below the ridge. The vehicle is a file that every page shares; the land
 * behind it follows the theme. Decoration: the text beside it names the class.
 */
export function VehicleStage({ kind, isFirst = false, className }: VehicleStageProps) {
  const { top, width, height } = stageFrame
  return (
    <div className={classNames('relative overflow-hidden bg-(--picture-sky-low)', className)}>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 ${top} ${width} ${height}`}
        className="absolute inset-x-0 bottom-0 h-auto w-full"
      >
        <path
          d="M0 122L58 96L112 118L188 74L252 108L322 82L388 112L438 90L480 106V220H0Z"
          fill={colours.ridgeFar}
          opacity=".55"
        />
        <path
          d="M0 160C90 136 170 146 250 154S400 148 480 138V220H0Z"
          fill={colours.ridgeMid}
          opacity=".55"
        />
        <path d="M0 188H480V206H0Z" fill={colours.verge} />
        <path d="M0 200H480V246H0Z" fill={colours.road} />
      </svg>
      {/* A drawing of a few kilobytes: nothing for an optimiser to do. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        src={`/drawings/${kind}.svg`}
        alt=""
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="relative h-auto w-full"
      />
    </div>
  )
}
