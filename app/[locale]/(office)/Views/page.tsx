import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingRecord } from '@/components/site/not-found-text'
import { guard } from '@/lib/auth/guard'
import { getStaffCar } from '@/lib/vehicles/cars/mutations'
import { hrefOf } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { recordQuery } from '../_fleet/record-query'
import { VehicleDetail } from '../_fleet/vehicle-detail'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('views'))
}

/** One car with Update and Delete (SPEC section 2). */
export default async function Views({ searchParams }: PageProps<'/[locale]/Views'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/Views', { id })
  const car = id ? await getStaffCar(actor, id) : null
  if (!car) return <MissingRecord />
  const t = await getTranslations('Fleet')
  const categories = await getTranslations('VehicleClass')
  return (
    <VehicleDetail
      vehicle={car}
      facts={[
        { label: t('column.category'), value: categories(car.category) },
        { label: t('column.price'), value: car.price },
      ]}
      backHref="/Get"
      updateHref={hrefOf('/Edits', { id })}
      deleteHref={hrefOf('/Deletes', { id })}
    />
  )
}
