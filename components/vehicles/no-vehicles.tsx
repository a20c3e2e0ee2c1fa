import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'

interface NoVehiclesProps {
  path: RoutePath
  query: Readonly<Record<string, string | number | undefined>>
}

/** A search that found nothing, with a way out for each thing that narrowed it. */
export function NoVehicles({ path, query }: NoVehiclesProps) {
  const t = useTranslations('OneDayVehicles')
  const { q, min, max, date } = query
  const waysOut = [
    ...(q === undefined || (min === undefined && max === undefined)
      ? []
      : [
          { key: 'anyPrice', href: hrefOf(path, { ...query, min: undefined, max: undefined }) } as const,
          { key: 'anyName', href: hrefOf(path, { ...query, q: undefined }) } as const,
        ]),
    { key: 'showAll', href: hrefOf('/OneDayVehicles', { date }) } as const,
  ]
  return (
    <EmptyState
      icon="car"
      title={t('emptyTitle')}
      description={t('emptyText')}
      action={
        <ul className="flex flex-wrap justify-center gap-3">
          {waysOut.map(({ key, href }) => (
            <li key={key}>
              <Link
                href={href}
                className={buttonClassName({ variant: key === 'showAll' ? 'brand' : 'secondary' })}
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
