import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingRecord } from '@/components/site/not-found-text'
import { guard } from '@/lib/auth/guard'
import { removeCarAction } from '@/lib/vehicles/cars/actions'
import { getStaffCar } from '@/lib/vehicles/cars/mutations'
import { privateMetadata } from '@/lib/site/metadata'
import { recordQuery } from '../_fleet/record-query'
import { VehicleRemoval } from '../_fleet/vehicle-removal'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('deleteTitle'))
}

/** Asks whether a car shall go; No leads to `/Get` (SPEC section 2). */
export default async function Deletes({ searchParams }: PageProps<'/[locale]/Deletes'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Deletes', { id })
  const car = id ? await getStaffCar(actor, id) : null
  if (!car) return <MissingRecord />
  return <VehicleRemoval vehicle={car} action={removeCarAction} area="staff" noHref="/Get" />
}
