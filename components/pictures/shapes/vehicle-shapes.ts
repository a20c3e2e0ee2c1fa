import type { VehicleKind, VehicleShape } from '../vehicle-shape'
import { compact } from './compact'
import { economy } from './economy'
import { fullsuv } from './fullsuv'
import { midsuv } from './midsuv'
import { minivan } from './minivan'
import { pickup } from './pickup'
import { standard } from './standard'

/** A one-day car is a standard sedan; what marks it is the driver at the wheel. */
export const vehicleShapes = {
  compact,
  economy,
  standard,
  midsuv,
  fullsuv,
  minivan,
  pickup,
  driver: standard,
} satisfies Record<VehicleKind, VehicleShape>
