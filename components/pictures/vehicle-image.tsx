import { stageFrame } from './stage-frame'
import type { VehicleKind } from './vehicle-shape'

/**
 * A class of vehicle inside a larger picture of a page, in the place that `VehicleDrawing` would give it. It is the
 * file that all pages share, so that a picture with many vehicles stays light.
 */
export function VehicleImage({ kind }: { kind: VehicleKind }) {
  const { top, width, height } = stageFrame
  return <image href={`/drawings/${kind}.svg`} y={top} width={width} height={height} />
}
