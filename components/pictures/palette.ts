const vehiclePaints = ['green', 'sand', 'marigold', 'clay', 'white', 'slate', 'blue'] as const
export type VehiclePaint = (typeof vehiclePaints)[number]

type PaintTones = { light: string; base: string; deep: string; line: string }

/** Four tones of one paint under the same sun: lit from above, flat, turned away, and the door seams. */
export const paintTones = {
  green: { light: '#4f9478', base: '#2c6f57', deep: '#1f5643', line: '#143b2e' },
  sand: { light: '#efe0c0', base: '#dcc599', deep: '#bfa476', line: '#856d45' },
  marigold: { light: '#ffd47a', base: '#f0ae38', deep: '#cf8d1f', line: '#8c5b0e' },
  clay: { light: '#d98468', base: '#b9573c', deep: '#97422b', line: '#652817' },
  white: { light: '#ffffff', base: '#edeee9', deep: '#cfd4cf', line: '#8d9691' },
  slate: { light: '#7f8d93', base: '#58676e', deep: '#435158', line: '#273238' },
  blue: { light: '#6d9cbf', base: '#3f7199', deep: '#2f587b', line: '#1b3851' },
} satisfies Record<VehiclePaint, PaintTones>

/** Everything on a vehicle that is not paint. Fixed: a tyre is as black at night as at noon. */
export const vehicleColours = {
  glass: '#8fb1b3',
  glassOpen: '#b5cfce',
  glassReflection: '#c4dcdb',
  glassFrame: '#1c2725',
  cabin: '#4a6163',
  rubber: '#232a28',
  sidewall: '#414b48',
  plastic: '#2a3230',
  plasticLit: '#46504d',
  underbody: '#141a19',
  rim: '#cfd6d2',
  rimShade: '#626d69',
  chrome: '#dfe5e1',
  headlamp: '#fdf4d8',
  headlampEdge: '#b9b393',
  tailLamp: '#c8352b',
  tailLampLit: '#ee6a57',
  indicator: '#f2a33a',
} as const

/** The driver of a one-day vehicle. */
export const driverColours = {
  skin: '#7b4a2d',
  skinShade: '#653a22',
  hair: '#1d1613',
  shirt: '#f6f0e2',
  shirtShade: '#d9ceb6',
  collar: '#2c6f57',
} as const
