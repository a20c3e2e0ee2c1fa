import { getLocale, getTranslations } from 'next-intl/server'
import { BackToList, RecordLink } from '@/components/office/record-links'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { VehicleFactList } from '@/components/vehicles/vehicle-facts'
import { VehicleGallery } from '@/components/vehicles/vehicle-gallery'
import { VehiclePrice } from '@/components/vehicles/vehicle-price'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { type FleetArea, fleetScreens, type VehicleKind } from '@/lib/vehicles/rules'
import type { StaffVehicleOf, WithPictures } from '@/lib/vehicles/view'
import { vehicleColumns } from './vehicle-columns'

interface VehicleDetailProps<Kind extends VehicleKind> {
  kind: Kind
  area: FleetArea
  vehicle: (StaffVehicleOf[Kind] & WithPictures) | null
}

/** One posted vehicle with Update and Delete (SPEC section 2, Vehicle management). */
export async function VehicleDetail<Kind extends VehicleKind>(props: VehicleDetailProps<Kind>) {
  const { kind, area, vehicle } = props
  if (!vehicle) return <DeskMissingRecord />
  const t = await getTranslations('Fleet')
  const office = await getTranslations('OfficeFrame')
  const locale = await getLocale()
  const { list, edit, remove } = fleetScreens[kind][area]
  const { id, name, pictures, filename, createdAt } = vehicle
  const columns = await vehicleColumns(kind)
  return (
    <>
      <PageHeading title={name} actions={<BackToList href={list} label={t('back')} />} />
      <Card as="section" className="grid items-start gap-6 lg:grid-cols-2">
        <VehicleGallery name={name} pictures={pictures} isFirst className="rounded-md" />
        <div className="grid gap-6">
          <VehiclePrice vehicle={vehicle} />
          <VehicleFactList vehicle={vehicle} />
          <Facts
            facts={[
              { label: t('name'), value: name },
              ...columns.map(({ header, cell }) => ({ label: header, value: cell(vehicle) })),
              { label: t('file'), value: <span className="break-all">{filename}</span> },
              { label: t('postedOn'), value: formatMoment(createdAt, locale) },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <RecordLink href={hrefOf(edit, { id })} className={buttonClassName({ variant: 'primary' })}>
              {t('update')}
            </RecordLink>
            <Link href={hrefOf('/Schedule', { id })} className={buttonClassName({ variant: 'secondary' })}>
              <Icon name="calendar" />
              {office('menu.schedule')}
            </Link>
            <RecordLink href={hrefOf(remove, { id })} className={buttonClassName({ variant: 'danger' })}>
              <Icon name="trash" />
              {t('delete')}
            </RecordLink>
          </div>
        </div>
      </Card>
    </>
  )
}
