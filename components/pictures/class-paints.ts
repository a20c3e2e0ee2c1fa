import type { VehiclePaint } from './palette'
import type { VehicleKind } from './vehicle-shape'

/** The paint in which each class is shown everywhere, so that people know it again. */
export const classPaints = {
  compact: 'clay',
  economy: 'blue',
  standard: 'white',
  midsuv: 'green',
  fullsuv: 'slate',
  minivan: 'white',
  pickup: 'clay',
  driver: 'sand',
} as const satisfies Record<VehicleKind, VehiclePaint>
