import { getTranslations } from 'next-intl/server'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { MissingRecord } from '@/components/site/not-found-text'
import { Alert } from '@/components/ui/alert'
import type { SignedInActor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/permissions'
import { formatDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { removeOneDayVehicleAction } from '@/lib/vehicles/one-day/actions'
import { getStaffOneDayVehicle, listBookingsAhead } from '@/lib/vehicles/one-day/queries'
import { type FleetArea, fleetScreens } from '@/lib/vehicles/one-day/rules'
import { hrefOf } from '@/lib/routes/routes'
import { VehicleRemoval } from './vehicle-removal'

interface OneDayRemovalProps {
  actor: SignedInActor
  area: FleetArea
  id: string
}

/** Removes a one-day vehicle; one with bookings ahead shows them instead of the question. */
export async function OneDayRemoval({ actor, area, id }: OneDayRemovalProps) {
  const vehicle = id ? await getStaffOneDayVehicle(actor, id) : null
  if (!vehicle) return <MissingRecord />
  const t = await getTranslations('Fleet')
  const ahead = await listBookingsAhead(actor, id)
  const mayOpen = can(actor.role, 'office:admin')
  return (
    <VehicleRemoval
      vehicle={vehicle}
      action={removeOneDayVehicleAction}
      area={area}
      noHref={fleetScreens[area].list}
      obstacle={
        ahead.length > 0 && (
          <Alert tone="warning" title={t('ahead')}>
            <p>{t('aheadText')}</p>
            <ul className="mt-3 grid gap-2">
              {ahead.map((booking) => (
                <li key={booking.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="figures">{formatDay(booking.day)}</span>
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
        )
      }
    />
  )
}
