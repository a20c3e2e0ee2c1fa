import { useTranslations } from 'next-intl'
import { type ListPlace, recordHref } from '@/components/office/list-address'
import { buttonClassName } from '@/components/ui/button'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { Link } from '@/lib/core/i18n/navigation'
import { type FleetArea, fleetScreens, type VehicleKind } from '@/lib/vehicles/rules'
import { staffTitle, type StaffVehicleOf } from '@/lib/vehicles/view'

interface RowPictureProps {
  url: string
  name: string
  filename: string
}

/** A vehicle's name and file with its small picture, as the first cell of a row. */
export function RowPicture({ url, name, filename }: RowPictureProps) {
  return (
    <span className="flex min-w-0 items-center gap-3 md:min-w-56">
      <span className="block w-20 shrink-0 overflow-hidden rounded-md wide-table:w-14">
        <VehiclePicture url={url} name="" sizes="6rem" />
      </span>
      <span className="cell-facts">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-sm font-normal wrap-anywhere text-ink-muted">{filename}</span>
      </span>
    </span>
  )
}

interface RowLinksProps {
  area: FleetArea
  vehicle: StaffVehicleOf[VehicleKind]
  /** The list that it is in. */
  from: ListPlace
}

/** The ways onward from a row; the admin's list of one-day vehicles leads to editing and deleting too (SPEC section 2). */
export function RowLinks({ area, vehicle, from }: RowLinksProps) {
  const t = useTranslations('Fleet')
  const { id, kind } = vehicle
  const { view, edit, remove } = fleetScreens[kind][area]
  const name = staffTitle(vehicle)
  const ways = [
    { href: view, label: t('views'), longLabel: t('viewOf', { name }) },
    { href: edit, label: t('edit'), longLabel: t('editOf', { name }) },
    { href: remove, label: t('delete'), longLabel: t('deleteOf', { name }) },
  ]
  return (
    <span className="flex flex-wrap gap-2 md:justify-end md:whitespace-nowrap">
      {ways.slice(0, kind === 'one_day' && area === 'admin' ? 3 : 1).map(({ href, label, longLabel }) => (
        <Link
          key={href}
          href={recordHref(from, { path: href, query: { id } })}
          aria-label={longLabel}
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
        >
          {label}
        </Link>
      ))}
    </span>
  )
}
