import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/office/back-link'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Facts, type Fact } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'

interface VehicleDetailProps {
  vehicle: { name: string; url: string; filename: string; createdAt: string }
  /** What this kind of vehicle has besides name, file and day. */
  facts: readonly Fact[]
  backHref: string
  updateHref: string
  deleteHref: string
  /** Which days it is out, where it is rented by the day. */
  scheduleHref?: string
}

/** One posted vehicle with Update and Delete (SPEC section 2, Vehicle management). */
export async function VehicleDetail(props: VehicleDetailProps) {
  const { vehicle, facts, backHref, updateHref, deleteHref, scheduleHref } = props
  const t = await getTranslations('Fleet')
  const office = await getTranslations('Office')
  return (
    <>
      <PageHeading title={vehicle.name} actions={<BackLink href={backHref} label={t('back')} />} />
      <Card as="section" className="grid items-start gap-6 lg:grid-cols-2">
        <VehiclePicture url={vehicle.url} name={vehicle.name} isFirst className="rounded-md" />
        <div className="grid gap-6">
          <Facts
            facts={[
              { label: t('name'), value: vehicle.name },
              ...facts,
              { label: t('file'), value: <span className="break-all">{vehicle.filename}</span> },
              { label: t('postedOn'), value: formatMoment(vehicle.createdAt) },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Link href={updateHref} className={buttonClassName({ variant: 'primary' })}>
              {t('update')}
            </Link>
            {scheduleHref && (
              <Link href={scheduleHref} className={buttonClassName({ variant: 'secondary' })}>
                <Icon name="calendar" />
                {office('menu.schedule')}
              </Link>
            )}
            <Link href={deleteHref} className={buttonClassName({ variant: 'danger' })}>
              <Icon name="trash" />
              {t('delete')}
            </Link>
          </div>
        </div>
      </Card>
    </>
  )
}
