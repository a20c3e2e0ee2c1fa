import { useLocale, useTranslations } from 'next-intl'
import { formatBirr } from '@/lib/core/i18n/format'
import { hrefOf } from '@/lib/routes/routes'
import type { ResultVehicle } from '@/lib/vehicles/result-vehicle'
import { isCityOnly, isSoldOut, scarceUpTo } from '@/lib/vehicles/rules'
import { type Trip, tripDays, tripInAddress } from '@/lib/vehicles/trip-rules'
import type { ResultCardProps } from './result-card'
import { vehicleHref } from './vehicle-href'

interface ShownRows {
  rows: readonly ResultVehicle[]
  trip: Trip
  hasOrder: boolean
}

/** Vehicles in the words of their cards. */
export function useResultCards({ rows, trip, hasOrder }: ShownRows): Omit<ResultCardProps, 'isFirst'>[] {
  const locale = useLocale()
  const t = useTranslations('OneDayVehicles')
  const vehicle = useTranslations('VehicleFacts')
  const factsOf = useShortFacts()
  const left = useLeftText()
  const query = tripInAddress(trip)
  return rows.map((row) => {
    const { id, name, model, url, available, total, perDay, typedPrice } = row
    const isGone = isSoldOut(available)
    const hasOtherDays = isGone && total !== null
    return {
      name,
      model,
      url,
      isGone,
      isScarce: available <= scarceUpTo,
      facts: factsOf(row),
      left: left(available),
      price: total === null ? vehicle('onRequest') : formatBirr(total, locale),
      perDay:
        perDay === null
          ? (typedPrice ?? '')
          : tripDays(trip) === 1
            ? vehicle('perDay')
            : t('perDay', { price: formatBirr(perDay, locale) }),
      href: vehicleHref(row, query),
      action: t(hasOtherDays ? 'otherDays' : 'bookNow'),
      actionLabel: t(hasOtherDays ? 'otherDaysOf' : 'bookNowOf', { name }),
      ...(hasOrder &&
        !isGone && {
          order: {
            href: hrefOf('/OneDayBook', { id, ...query }),
            text: t('order'),
            label: t('orderOf', { name }),
          },
        }),
    }
  })
}

/**
 * What people tell vehicles apart by at a glance: seats, bags, gearbox, or for how far it is. No line begins with a dot or breaks
 * a fact in two.
 */
export function useShortFacts() {
  const t = useTranslations('OneDayVehicles')
  const vehicle = useTranslations('VehicleFacts')
  return ({
    seats,
    bags,
    gearbox,
    category,
  }: Pick<ResultVehicle, 'seats' | 'bags' | 'gearbox' | 'category'>): string =>
    [
      ...(seats === null ? [] : [vehicle('seats', { count: seats })]),
      ...(bags === null ? [] : [vehicle('bags', { count: bags })]),
      ...(category && !isCityOnly(category)
        ? [t('country')]
        : gearbox
          ? [vehicle(`gearbox.${gearbox}`)]
          : []),
    ]
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join('\u00a0· ')
}

/** Sold out, few left, or available now with what is left (SPEC section 2). */
export function useLeftText() {
  const t = useTranslations('OneDayVehicles')
  return (available: number): string =>
    isSoldOut(available)
      ? t('soldOut')
      : t(available <= scarceUpTo ? 'fewLeft' : 'available', { count: available })
}
