import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/bookings/booking-labels'
import type { SignedInRole } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import type { MenuLabel } from '@/lib/routes/menus'
import { bookingsOfRole, hrefOf, type RoutePath, rowId, withList } from '@/lib/routes/routes'
import type { HitKind, SearchHit } from './search-hits'

interface HitListProps {
  groups: readonly { kind: HitKind; hits: readonly SearchHit[] }[]
  /** What was searched for. */
  q: string
  /** So many of a kind are shown; where more were found, the lists lead to the others. */
  most: number
  role: SignedInRole
}

/** The lists that hold all of a kind, each with its name in the menu. */
function listsOf(role: SignedInRole): Record<HitKind, { href: RoutePath; label: MenuLabel }[]> {
  const isAdmin = role === 'admin'
  return {
    bookings: [{ href: bookingsOfRole[role], label: isAdmin ? 'allBookings' : 'subBookings' }],
    customers: [{ href: '/Customers', label: 'customers' }],
    messages: [
      ...(isAdmin ? [{ href: '/ContactDb', label: 'contacts' } as const] : []),
      { href: '/BookingDb', label: 'travelBookings' },
    ],
    vehicles: [
      { href: '/Get', label: 'vehicles' },
      { href: '/OneGet', label: 'postOneDay' },
    ],
  }
}

/** What was found, by kind; each row leads to its record, from which one comes back to it. */
export function HitList({ groups, q, most, role }: HitListProps) {
  const t = useTranslations('OfficeFrame')
  const search = useTranslations('OfficeSearch')
  return groups.map(({ kind, hits }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className="grid gap-1">
      <h2 id={`found-${kind}`} className="text-lg text-ink">
        {t(`found.${kind}`)}{' '}
        <span className="text-sm font-normal text-ink-muted figures">
          {hits.length > most ? `${most}+` : hits.length}
        </span>
      </h2>
      <ul className="border-t border-line">
        {hits.slice(0, most).map((hit) => (
          <li key={hit.key} id={rowId(hit.key)} className="scroll-mt-24 border-b border-line">
            <Link
              href={withList(hit.href, `${hrefOf('/Search', { q })}#${rowId(hit.key)}`)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-1 py-2 hover:bg-sunken"
            >
              <HitText hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
      {hits.length > most && (
        <p className="flex flex-wrap gap-x-4">
          {listsOf(role)[kind].map(({ href, label }) => (
            <Link
              key={href}
              href={hrefOf(href, { q })}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              {search('all', { list: t(`menu.${label}`) })}
            </Link>
          ))}
        </p>
      )}
    </section>
  ))
}

/** A hit in one line: its code, whose it is, the rest, and the status at its end. */
export function HitText({ hit: { name, code, status, details, message } }: { hit: SearchHit }) {
  return (
    <>
      {code && <span className="font-semibold whitespace-nowrap figures">{code}</span>}
      <span className="font-semibold wrap-anywhere md:max-w-1/2 md:shrink-0">{name || '–'}</span>
      <span className="line-clamp-2 min-w-0 flex-1 basis-60 text-sm wrap-anywhere text-ink-muted figures md:line-clamp-1">
        {details}
        {message && ' · '}
        {message && <span lang={message.lang}>{message.text}</span>}
      </span>
      {status && (
        <span className="shrink-0 whitespace-nowrap">
          <StatusBadge status={status} />
        </span>
      )}
    </>
  )
}
