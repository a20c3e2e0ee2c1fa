import { getLocale, getTranslations } from 'next-intl/server'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { FormMessages } from '@/components/form/form-messages'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { RemoveForm } from '@/components/vehicles/remove-form'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { type SignedInActor, can } from '@/lib/auth/permissions'
import { formatDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { getStaffVehicle, listBookingsAhead } from '@/lib/vehicles/queries'
import { type FleetArea, fleetScreens, type VehicleKind } from '@/lib/vehicles/rules'
import { staffTitle } from '@/lib/vehicles/view'

interface VehicleRemovalProps {
  actor: SignedInActor
  kind: VehicleKind
  area: FleetArea
  id: string
}

/** Asks whether a vehicle shall go; one with bookings ahead shows them instead of the question (SPEC section 2). */
export async function VehicleRemoval({ actor, kind, area, id }: VehicleRemovalProps) {
  const vehicle = id ? await getStaffVehicle(actor, { kind, id }) : null
  if (!vehicle) return <DeskMissingRecord />
  const t = await getTranslations('Fleet')
  const locale = await getLocale()
  const ahead = await listBookingsAhead(actor, id)
  const mayOpen = can(actor.role, 'office:admin')
  return (
    <>
      <PageHeading title={t('deleteTitle')} lead={t('deleteText', { name: staffTitle(vehicle) })} />
      <Card as="section" className="grid max-w-2xl gap-6">
        <VehiclePicture url={vehicle.url} name={vehicle.name} isFirst className="max-w-md rounded-md" />
        {ahead.length > 0 ? (
          <Alert tone="warning" title={t('ahead')}>
            <p>{t('aheadText')}</p>
            <ul className="mt-3 grid gap-2">
              {ahead.map((booking) => (
                <li key={booking.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="figures">{formatDay(booking.day, locale)}</span>
                  {mayOpen ? (
                    <Link href={hrefOf('/EditBookStatus', { id: booking.id })} className="underline">
                      <CustomerName name={booking.customerName} />
                    </Link>
                  ) : (
                    <CustomerName name={booking.customerName} />
                  )}
                  <StatusBadge status={booking.status} />
                </li>
              ))}
            </ul>
          </Alert>
        ) : (
          <FormMessages namespaces={['Fleet']}>
            <RemoveForm kind={kind} area={area} id={id} noHref={fleetScreens[kind][area].list} />
          </FormMessages>
        )}
      </Card>
    </>
  )
}
