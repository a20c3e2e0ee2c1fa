export const vehicleKinds = [
  'compact',
  'economy',
  'standard',
  'midsuv',
  'fullsuv',
  'minivan',
  'pickup',
  'driver',
] as const
export type VehicleKind = (typeof vehicleKinds)[number]

export type Point = readonly [x: number, y: number]

/** The frame all vehicles share, in units of the drawing; 78 of them are one metre of a real car. */
export const vehicleFrame = { width: 480, height: 270, ground: 214 } as const

/**
 * What tells one class of vehicle from another, as SVG path data in the shared frame, front to the right.
 * How it is painted (light, shade, glass, rubber) is the same for all and lives in `vehicle-drawing.tsx`.
 */
export type VehicleShape = {
  /** Painted outline, closed. */
  body: string
  /** One opening for all side windows, closed; pillars are drawn over it. */
  glass: string
  /** Strokes over the glass: the dark posts between the windows. */
  posts: string
  /** Strokes: windscreen and rear screen seen from the side. */
  screens: string
  /** Strokes: gaps between doors, bonnet, bumpers. */
  seams: string
  /** Closed area turned away from the light; clipped to the body. */
  shade: string
  /** Stroke: the lit edge along the flank. */
  crease: string
  headlamp: string
  tailLamp: string
  /** Closed dark parts on the body: bumper openings, sill, cladding; clipped to the body. */
  cladding: string
  /** How far a dark arch moulding reaches beyond the wheel opening; 0 for none. */
  archMoulding: number
  /** Strokes in dark plastic outside the body: rails, roll bar, steps, snorkel. */
  fittings?: string
  /** Closed dark area behind the body: spare wheel. */
  behind?: string
  handles: readonly Point[]
  mirror: Point
  headrests: readonly Point[]
  /** Centre of the driver's head. */
  driver: Point
  wheels: { rear: number; front: number; radius: number }
}
