import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingRecord } from '@/components/site/not-found-text'
import { guard } from '@/lib/auth/guard'
import { can } from '@/lib/auth/permissions'
import { formatBirr, formatNumber } from '@/lib/core/i18n/format'
import { getStaffOneDayVehicle } from '@/lib/vehicles/one-day/queries'
import { fleetScreens } from '@/lib/vehicles/one-day/rules'
import { hrefOf } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import { recordQuery } from '../_fleet/record-query'
import { VehicleDetail } from '../_fleet/vehicle-detail'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('views'))
}

/** One one-day vehicle with Update and Delete. */
export default async function OneViews({ searchParams }: PageProps<'/[locale]/OneViews'>) {
  const { id } = recordQuery.parse(await searchParams)
  const actor = await guard('/OneViews', { id })
  const vehicle = id ? await getStaffOneDayVehicle(actor, id) : null
  if (!vehicle) return <MissingRecord />
  const t = await getTranslations('Fleet')
  const { list, edit, remove } = fleetScreens[can(actor.role, 'office:admin') ? 'admin' : 'staff']
  return (
    <VehicleDetail
      vehicle={vehicle}
      facts={[
        { label: t('column.model'), value: vehicle.model },
        {
          label: t('column.features'),
          value: <span lang={vehicle.itemLocale ?? undefined}>{vehicle.item}</span>,
        },
        { label: t('column.price'), value: formatBirr(vehicle.price) },
        { label: t('column.quantity'), value: formatNumber(vehicle.quantity) },
      ]}
      backHref={list}
      updateHref={hrefOf(edit, { id })}
      deleteHref={hrefOf(remove, { id })}
      scheduleHref={hrefOf('/Schedule', { id })}
    />
  )
}
