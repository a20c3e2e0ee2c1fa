import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { CarForm } from '@/components/vehicles/car-form'
import { guard } from '@/lib/auth/guard'
import { getStaffCar } from '@/lib/vehicles/cars/mutations'
import { hrefOf } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { FormScreen } from '../_fleet/form-screen'
import { localHref } from '../_fleet/local-href'
import { recordQuery } from '../_fleet/record-query'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('editCar'))
}

/** Changes a car; without one it leads to `/Get` (SPEC section 2). */
export default async function Edits({ searchParams }: PageProps<'/[locale]/Edits'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Edits', { id })
  const car = id ? await getStaffCar(actor, id) : null
  if (!car) redirect(await localHref('/Get'))
  const t = await getTranslations('Fleet')
  return (
    <FormScreen title={t('editCar')} lead={car.name} backHref={hrefOf('/Views', { id })}>
      <CarForm car={car} nextHref={await localHref('/Get')} />
    </FormScreen>
  )
}
