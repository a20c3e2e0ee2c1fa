import { PictureFrame, type PictureProps } from './picture-frame'
import { VehicleDrawing, type VehicleDrawingProps } from './vehicle-drawing'
import { vehicleFrame } from './vehicle-shape'

/** One vehicle on a transparent ground, 16:9. Decoration without a `title`, an image named so with one. */
export function VehicleIllustration({ title, className, ...vehicle }: VehicleDrawingProps & PictureProps) {
  return (
    <PictureFrame
      title={title}
      className={className}
      viewBox={`0 0 ${vehicleFrame.width} ${vehicleFrame.height}`}
    >
      <VehicleDrawing {...vehicle} />
    </PictureFrame>
  )
}
