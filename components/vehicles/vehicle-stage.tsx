import { Drawing, type DrawingName } from '@/components/ui/drawing'
import { classNames } from '@/lib/core/class-names'

interface VehicleStageProps {
  kind: Extract<
    DrawingName,
    'compact' | 'economy' | 'standard' | 'midsuv' | 'fullsuv' | 'minivan' | 'pickup' | 'driver'
  >
  isFirst?: boolean
  className?: string
}

/** A class of vehicle on its piece of road, with sky above it in a higher box. The text beside it names the class. */
export function VehicleStage({ kind, isFirst, className }: VehicleStageProps) {
  return (
    <div className={classNames('overflow-hidden bg-(--picture-sky-low)', className)}>
      <Drawing name={kind} isFirst={isFirst} className="h-auto w-full" />
    </div>
  )
}
