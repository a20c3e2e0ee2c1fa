import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CustomerName, StatusBadge } from '@/components/bookings/booking-labels'
import { StatusHistory } from '@/components/bookings/staff-booking-status'
import { FormMessages } from '@/components/form/form-messages'
import { besideHref, hereOf, type ListAddress, recordHref } from '@/components/office/list-address'
import { CallLink } from '@/components/statistics/call-link'
import { buttonClassName } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Actor } from '@/lib/auth/permissions'
import { getCancellation } from '@/lib/bookings/cancellation'
import { getBooking } from '@/lib/bookings/queries'
import { listStatusChanges } from '@/lib/bookings/history'
import type { Booking } from '@/lib/bookings/view'
import { quoteOfBooking } from '@/lib/bookings/worded-booking'
import { formatHour } from '@/lib/core/day'
import { formatBirr, formatCode, formatDayInWords, formatDays, listText } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { listTripStaff } from '@/lib/dispatch/trip-staff'
import { listBankWords, listPayments } from '@/lib/payments/queries'
import { openOf } from '@/lib/bookings/rules'
import { isOpenClaim } from '@/lib/payments/rules'
import { hrefOf } from '@/lib/routes/routes'
import { PanelClaim } from './panel-claim'
import { PanelNotes } from './panel-notes'

interface BookingPanelProps {
  actor: Actor
  address: ListAddress
  id: string
  /** The bookings of the page, in the order of the list. */
  ids: readonly string[]
  /** Whether it is worked on here; for sub-admins it is to be read, and changed on its own page. */
  isAdmins: boolean
}

/** A booking beside its list: trip, money, driver, notes and history, and the ways to the one before and the next. */
export async function BookingPanel({ actor, address, id, ids, isAdmins }: BookingPanelProps) {
  const [t, booking] = await Promise.all([getTranslations('BookingPanel'), getBooking(actor, id)])
  if (!booking) return null
  const at = ids.indexOf(id)
  const record = recordHref(address, { path: isAdmins ? '/EditBookStatus' : '/YourBooking', query: { id } })
  const beside = (other: string | undefined) => other && besideHref(address, other)
  return (
    <section
      id="beside"
      tabIndex={-1}
      aria-label={t('title', { code: formatCode(booking.code) })}
      className="list-panel"
    >
      <header className="flex items-center gap-1 border-b border-line pb-2">
        <h2 className="text-lg text-ink figures">{formatCode(booking.code)}</h2>
        <StatusBadge status={booking.status} />
        <nav aria-label={t('places')} className="ml-auto flex">
          <PanelLink href={beside(ids[at - 1])} icon="chevron-up" label={t('previous')} />
          <PanelLink href={beside(ids[at + 1])} icon="chevron-down" label={t('next')} />
          <PanelLink href={hereOf(address)} icon="close" label={t('close')} pressedBy="Escape" />
        </nav>
      </header>
      <Trip
        booking={booking}
        changeHref={`${hrefOf(isAdmins ? '/EditBookStatus' : '/YourBooking', { id, change: '1' })}`}
      />
      <Money actor={actor} booking={booking} here={besideHref(address, id)} mayDecide={isAdmins} />
      <Staff actor={actor} booking={booking} />
      <PanelNotes actor={actor} id={id} />
      <section className="border-t border-line pt-3 text-sm">
        <StatusHistory changes={await listStatusChanges(actor, id)} />
      </section>
      <Link href={record} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
        {t('open')}
      </Link>
    </section>
  )
}

interface PanelLinkProps {
  /** Missing where there is none. */
  href: string | undefined
  icon: IconName
  label: string
  pressedBy?: string
}

function PanelLink({ href, icon, label, pressedBy }: PanelLinkProps) {
  if (!href) return <span className="size-9" />
  return (
    <Link
      href={href}
      scroll={false}
      aria-label={label}
      data-key={pressedBy}
      className="grid size-9 place-items-center rounded-md text-ink hover:bg-sunken"
    >
      <Icon name={icon} />
    </Link>
  )
}

async function Trip({ booking, changeHref }: { booking: Booking; changeHref: string }) {
  const [t, facts, your, locale] = await Promise.all([
    getTranslations('BookingPanel'),
    getTranslations('Office.facts'),
    getTranslations('YourBooking'),
    getLocale(),
  ])
  const { pickupPlace, pickupTime, destination, vehicleName, customerName, phone } = booking
  const { rider, passengers, flight, message } = booking
  const lines = [
    { name: facts('day'), value: formatDays(booking, locale, formatDayInWords) },
    {
      name: facts('pickup'),
      value: listText([pickupTime && formatHour(pickupTime, locale), pickupPlace], locale) || '–',
    },
    { name: facts('destination'), value: destination },
    { name: facts('vehicle'), value: vehicleName },
    { name: facts('customer'), value: <CustomerName name={customerName} />, phone, called: customerName },
    ...(rider
      ? [{ name: t('rider'), value: rider.name, phone: rider.phone ?? undefined, called: rider.name }]
      : []),
    ...(passengers ? [{ name: your('passengers'), value: passengers }] : []),
    ...(flight ? [{ name: your('flight'), value: flight }] : []),
    ...(message ? [{ name: t('notes'), value: message }] : []),
  ]
  return (
    <section aria-labelledby="panel-trip" className="grid gap-1">
      <PanelHead id="panel-trip" title={t('trip')}>
        {booking.status !== 'canceled' && (
          <Link href={changeHref} className="text-sm font-semibold text-brand hover:underline">
            {t('change')}
          </Link>
        )}
      </PanelHead>
      <dl className="grid gap-1 text-sm">
        {lines.map(({ name, value, phone: number, called = '' }) => (
          <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-2">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="flex items-center justify-between gap-2 font-medium wrap-anywhere">
              {value}
              {number && <CallLink phone={number} name={called} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface MoneyProps {
  actor: Actor
  booking: Booking
  here: string
  mayDecide: boolean
}

/** What is owed and paid, and the claims that wait, confirmed here or refused with a reason on the page of the booking. */
async function Money({ actor, booking, here, mayDecide }: MoneyProps) {
  const [t, pay, locale] = await Promise.all([
    getTranslations('BookingPanel'),
    getTranslations('YourBooking'),
    getLocale(),
  ])
  const [payments, cancellation, quote, bankWords] = await Promise.all([
    listPayments(actor, booking.id),
    getCancellation(actor, booking.id),
    quoteOfBooking(booking, locale),
    mayDecide ? listBankWords(actor, booking.id) : null,
  ])
  const claimed = payments.filter(isOpenClaim)
  const birr = (amount: number) => formatBirr(amount, locale)
  const sums: { name: string; lang?: string; value: string }[] = [
    ...quote.lines.map(({ text, lang, amount }) => ({ name: text, lang, value: birr(amount / 100) })),
    { name: t('total'), value: birr(booking.total) },
    { name: pay('paid'), value: birr(booking.paid) },
    ...(booking.claimed > 0 ? [{ name: pay('checked'), value: birr(booking.claimed) }] : []),
    { name: pay('due'), value: birr(openOf(booking)) },
    ...(cancellation && cancellation.refund.amount > 0
      ? [{ name: pay('toRefund'), value: birr(cancellation.refund.amount) }]
      : []),
    ...(!cancellation && booking.over > 0 ? [{ name: pay('over'), value: birr(booking.over) }] : []),
  ]
  return (
    <section aria-labelledby="panel-money" className="grid gap-2 border-t border-line pt-3">
      <PanelHead id="panel-money" title={t('money')} />
      <dl className="grid gap-1 text-sm figures">
        {sums.map(({ name, lang, value }, index) => (
          <div key={index} className="flex justify-between gap-2">
            <dt lang={lang} className="min-w-0 wrap-anywhere text-ink-muted">
              {name}
            </dt>
            <dd className="font-semibold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <FormMessages namespaces={['PaymentForms']}>
        {claimed.map((claim, index) => (
          <PanelClaim
            key={claim.id}
            claim={claim}
            bank={bankWords?.get(claim.id)}
            due={booking.due}
            here={here}
            isFirst={index === 0}
            mayDecide={mayDecide}
          />
        ))}
      </FormMessages>
    </section>
  )
}

/** Who drives it in which car, and the way to the board of its day. */
async function Staff({ actor, booking }: { actor: Actor; booking: Booking }) {
  const [t, locale] = await Promise.all([getTranslations('BookingPanel'), getLocale()])
  const days = await listTripStaff(actor, booking.id)
  return (
    <section aria-labelledby="panel-staff" className="grid gap-1 border-t border-line pt-3">
      <PanelHead id="panel-staff" title={t('staff')}>
        {booking.status !== 'canceled' && (
          <Link
            href={`${hrefOf('/Dispatch', { date: booking.date, job: booking.id })}#job-${booking.id}`}
            className="text-sm font-semibold text-brand hover:underline"
          >
            {t('assign')}
          </Link>
        )}
      </PanelHead>
      {days.length === 0 && <p className="text-sm text-ink-muted">{t('nobody')}</p>}
      <ul className="grid gap-1 text-sm">
        {days.map(({ day, driver, unit }) => (
          <li key={day} className="flex flex-wrap gap-x-2">
            <span className="text-ink-muted figures">
              {formatDayInWords(day, locale, { hasYear: false })}
            </span>
            <span className="font-medium">
              {[driver?.firstName, unit?.plate].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PanelHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <h3 id={id} className="text-base font-semibold text-ink">
        {title}
      </h3>
      {children}
    </div>
  )
}
