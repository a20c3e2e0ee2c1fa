import { classNames } from '@/lib/core/class-names'
import { VehiclePicture } from './vehicle-picture'

/** The picture of a vehicle that stands for its class. */
const pictures = {
  compact: 'suv-1',
  economy: 'suv-4',
  standard: 'suv-2',
  midsuv: 'midsuv-3',
  fullsuv: 'fullsuv-1',
  minivan: 'minivan-2',
  pickup: 'pickup-1',
  driver: 'one-day-01',
} as const

interface VehicleStageProps {
  kind: keyof typeof pictures
  isFirst?: boolean
  className?: string
}

/** A class of vehicle, shown by one that belongs to it. The text beside it names the class. */
export function VehicleStage({ kind, isFirst, className }: VehicleStageProps) {
  return (
    <div className={classNames('overflow-hidden', className)}>
      <VehiclePicture url={`/demo/${pictures[kind]}.webp`} name="" isFirst={isFirst} />
    </div>
  )
}
