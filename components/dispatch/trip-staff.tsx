import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { type Fact, Facts } from '@/components/ui/facts'
import { PhoneLink } from '@/components/office/phone-link'
import { Avatar } from '@/components/users/avatar'
import { DayText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import type { Travel } from '@/lib/bookings/rules'
import type { TripStaff } from '@/lib/dispatch/trip-staff'
import { LanguageNames } from './driver-words'

interface TripStaffFactsProps {
  /** Who drives which day; nobody is assigned on those that are missing. */
  staff: readonly TripStaff[]
  trip: Pick<Travel, 'date' | 'lastDate'> & { vehicleName: string }
}

/** For the customer: driver, car, plate and how far the driver is, day by day where the trip takes several. */
export function TripStaffFacts({ staff, trip }: TripStaffFactsProps) {
  const days = staff.filter(({ driver, unit }) => driver || unit)
  return (
    <div className="grid gap-4">
      {days.map((one) => (
        <StaffOfDay
          key={one.day}
          one={one}
          vehicleName={trip.vehicleName}
          hasDay={trip.date !== trip.lastDate}
        />
      ))}
    </div>
  )
}

interface StaffOfDayProps {
  one: TripStaff
  vehicleName: string
  hasDay: boolean
}

function StaffOfDay({ one: { day, driver, unit, state }, vehicleName, hasDay }: StaffOfDayProps) {
  const t = useTranslations('TripStaff')
  const facts: Fact[] = [
    ...(driver ? [{ label: t('driver'), value: <DriverText driver={driver} /> }] : []),
    { label: t('car'), value: <CarText unit={unit} vehicleName={vehicleName} /> },
    ...(state
      ? [
          {
            label: t('stateHead'),
            value: <Badge tone={state === 'done' ? 'neutral' : 'success'}>{t(`state.${state}`)}</Badge>,
          },
        ]
      : []),
  ]
  return (
    <div>
      {hasDay && (
        <h3 className="text-base text-ink">
          <DayText day={day} />
        </h3>
      )}
      <Facts facts={facts} />
    </div>
  )
}

function DriverText({ driver }: { driver: NonNullable<TripStaff['driver']> }) {
  const t = useTranslations('TripStaff')
  const { firstName, languages, years, phone, image } = driver
  return (
    <div className="flex items-start gap-4">
      <Avatar person={driver} url={image} size="medium" className="print:hidden" />
      <div className="min-w-0">
        {firstName}
        {phone && (
          <span className="block print:hidden">
            <PhoneLink phone={phone} />
          </span>
        )}
        {languages.length > 0 && (
          <span className="block font-normal text-ink-muted">
            {t('speaks')} <LanguageNames languages={languages} />
          </span>
        )}
        {years !== null && years > 0 && (
          <span className="block font-normal text-ink-muted">{t('years', { years })}</span>
        )}
      </div>
    </div>
  )
}

function CarText({ unit, vehicleName }: Pick<StaffOfDayProps, 'vehicleName'> & Pick<TripStaff, 'unit'>) {
  const t = useTranslations('TripStaff')
  if (!unit) return vehicleName
  return (
    <div className="grid gap-2">
      {/* A plate is compared at a glance: it stays on one line. */}
      {t('carWithPlate', { vehicle: unit.vehicleName, plate: unit.plate.replaceAll(' ', '\u00a0') })}
      {unit.image && (
        <VehiclePicture url={unit.image} name="" sizes="15rem" className="max-w-60 rounded-md print:hidden" />
      )}
    </div>
  )
}
