import { useLocale, useTranslations } from 'next-intl'
import { ClosingDetails } from '@/components/site/closing-details'
import { Icon } from '@/components/ui/icon'
import { colonOf } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { resultsAddress, type ShownResults } from '@/lib/vehicles/results-rules'
import { type VehicleKind, type VehicleSort, vehicleSorts } from '@/lib/vehicles/rules'

/** The order of the results, behind its name; links, so that it needs no script. */
export function SortLinks({ kind, shown }: { kind: VehicleKind; shown: ShownResults }) {
  const t = useTranslations('OneDayVehicles')
  const locale = useLocale()
  const hrefFor = (sort: VehicleSort) => {
    const { path, query } = resultsAddress(kind, { ...shown, sort })
    return hrefOf(path, query)
  }
  return (
    <ClosingDetails className="group relative">
      <summary className="menu-opener gap-1 px-1 text-sm">
        <span className="sr-only">{`${t('sort')}${colonOf(locale)} `}</span>
        {t(`sorts.${shown.sort}`)}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-20 grid min-w-52 rounded-md border border-line bg-raised p-2 shadow-mid">
        {vehicleSorts.map((sort) => (
          <li key={sort}>
            <Link
              href={hrefFor(sort)}
              rel="nofollow"
              scroll={false}
              aria-current={sort === shown.sort ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-sm text-ink hover:bg-sunken aria-[current]:font-bold aria-[current]:text-brand"
            >
              {t(`sorts.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </ClosingDetails>
  )
}
