import { useTranslations } from 'next-intl'
import type { ReferenceTag } from '@/lib/server/api-reference'
import { MethodName } from './method-name'

const keys = {
  Vehicles: 'vehicles',
  Prices: 'prices',
  Bookings: 'bookings',
  'One-day bookings': 'oneDayBookings',
  Payments: 'payments',
  Dispatch: 'dispatch',
  Requests: 'requests',
  Account: 'account',
  Users: 'users',
  Settings: 'settings',
  Service: 'service',
} as const

/** The message that names a tag. */
export const tagKey = (name: ReferenceTag['name']) => `tag.${keys[name]}` as const

/** The way to every operation. */
export function TagList({ tags }: { tags: readonly ReferenceTag[] }) {
  const t = useTranslations('ApiDocs')
  return (
    <nav aria-label={t('contents')} className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      {tags.map(({ name, operations }) => (
        <details key={name} className="rounded-md border border-line bg-surface">
          <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold text-ink">
            {t(tagKey(name))}
          </summary>
          <ul className="grid border-t border-line py-1">
            {operations.map(({ id, method, path }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 flex-wrap items-center gap-2 px-3 py-1 hover:bg-sunken"
                >
                  <MethodName method={method} />
                  <code className="font-mono text-sm wrap-anywhere text-ink">{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
