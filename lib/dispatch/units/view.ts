import { z } from 'zod'
import { type Day, dayOfDate } from '@/lib/core/day'
import { dayShape, exampleId, idShape } from '@/lib/core/schemas'
import type { Prisma } from '@/lib/db/generated/client'
import { vehicleTitle } from '@/lib/vehicles/rules'

/** A unit: one of the places of a vehicle, with its plate. */
export type Unit = {
  id: string
  vehicleId: string
  vehicleName: string
  plate: string
  insuranceUntil: Day | null
  inspectionUntil: Day | null
  /** The address of the picture. */
  image: string | null
  isActive: boolean
  /** Out of service, both days included, in their order; those that are over are left out. */
  outages: { id: string; from: Day; to: Day }[]
}

/** What the form of a unit changes. */
export const unitFacts = ({ vehicleId, plate, insuranceUntil, inspectionUntil, image, isActive }: Unit) => ({
  ...{ vehicleId, plate, insuranceUntil, inspectionUntil, image, isActive },
})

/** What is read of a unit; of its outages those that are not over on a day. */
export const unitSelect = (today: Date) =>
  ({
    id: true,
    vehicleId: true,
    plate: true,
    insuranceUntil: true,
    inspectionUntil: true,
    image: true,
    isActive: true,
    vehicle: { select: { name: true, model: true } },
    outages: {
      where: { lastDay: { gte: today } },
      orderBy: [{ firstDay: 'asc' }, { id: 'asc' }],
      select: { id: true, firstDay: true, lastDay: true },
    },
  }) as const satisfies Prisma.UnitSelect

/** Shapes a row of the table. */
export function toUnit(row: Prisma.UnitGetPayload<{ select: ReturnType<typeof unitSelect> }>): Unit {
  const { vehicle, outages, insuranceUntil, inspectionUntil, ...rest } = row
  return {
    ...rest,
    vehicleName: vehicleTitle(vehicle),
    insuranceUntil: insuranceUntil && dayOfDate(insuranceUntil),
    inspectionUntil: inspectionUntil && dayOfDate(inspectionUntil),
    outages: outages.map(({ id, firstDay, lastDay }) => ({
      id,
      from: dayOfDate(firstDay),
      to: dayOfDate(lastDay),
    })),
  }
}

/** The shape of a unit in the API (CONTRACT section 14). */
export const unitShape = z
  .object({
    _id: idShape,
    vehicleId: idShape,
    plate: z.string(),
    active: z.boolean(),
    insuranceUntil: dayShape.optional(),
    inspectionUntil: dayShape.optional(),
    image: z.string().nullable().meta({ description: 'The picture’s address on this site.' }),
    outOfService: z.array(z.object({ from: dayShape, to: dayShape })),
  })
  .meta({ id: 'Unit' })

export const exampleUnit = {
  _id: exampleId,
  vehicleId: exampleId,
  plate: 'AA 3 A12345',
  active: true,
  insuranceUntil: '2027-05-31',
  image: '/files/unit-0a1b2c3d4e5f60718293a4b5-960.webp',
  outOfService: [{ from: '2026-12-28', to: '2026-12-30' }],
} as const

/** A unit as the API shows it; what nobody said is absent. */
export function unitRecord(unit: Unit): z.input<typeof unitShape> {
  const { id, vehicleId, plate, isActive, insuranceUntil, inspectionUntil, image, outages } = unit
  return {
    _id: id,
    vehicleId,
    plate,
    active: isActive,
    ...(insuranceUntil && { insuranceUntil }),
    ...(inspectionUntil && { inspectionUntil }),
    image,
    outOfService: outages.map(({ from, to }) => ({ from, to })),
  }
}
