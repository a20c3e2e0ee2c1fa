import { getLocale, getTranslations } from 'next-intl/server'
import { PaperBadge } from '@/components/dispatch/driver-words'
import { FormMessages } from '@/components/form/form-messages'
import { ConfirmPaymentForm } from '@/components/payments/decision-forms'
import { OwedRefunds } from '@/components/payments/owed-refunds'
import { CallLink } from '@/components/statistics/call-link'
import { ActionLink, WorkCard, WorkRow } from '@/components/statistics/work-card'
import { can, type SignedInActor } from '@/lib/auth/permissions'
import { formatBirr, formatCode, formatDay, formatMoment, fullName, listText } from '@/lib/core/i18n/format'
import { listExpiringPapers } from '@/lib/dispatch/queries'
import { listOwedRefunds, listWaitingPayments } from '@/lib/payments/queries'
import { confirmationOf } from '@/lib/payments/rules'
import { hrefOf } from '@/lib/routes/routes'
import { listRequests } from '@/lib/requests/queries'
import { listHeldBookings } from '@/lib/statistics/agenda'

const waiting = { show: 'open' } as const
const rows = 5

interface AgendaProps {
  actor: SignedInActor
  path: '/Admin' | '/SubAdmin'
  /** The page with what it shows, which is shown again. */
  here: string
  /** How many travel requests and messages wait for an answer; no messages for who may not see them. */
  travelCount: number
  contactCount: number | null
}

/** What waits besides the departures; each part where the role may do something about it (CONTRACT section 5). */
export function Agenda({ actor, path, here, travelCount, contactCount }: AgendaProps) {
  return (
    <div className="grid min-w-0 content-start gap-6">
      {can(actor.role, 'payment:decide') && <Transfers {...{ actor, here }} />}
      {can(actor.role, 'payment:refund') && <Refunds actor={actor} />}
      {contactCount !== null && <Messages actor={actor} count={contactCount} />}
      <Travels actor={actor} count={travelCount} list={path === '/Admin' ? '/BookingDb' : '/SubDemoDb'} />
      <Papers actor={actor} />
      <Held actor={actor} path={path} />
    </div>
  )
}

/** Transfers that wait, the longest waiting first: whole ones are confirmed here, those that differ are looked at. */
async function Transfers({ actor, here }: Pick<AgendaProps, 'actor' | 'here'>) {
  const [t, forms, locale] = await Promise.all([
    getTranslations('Today'),
    getTranslations('PaymentForms'),
    getLocale(),
  ])
  const { rows: payments } = await listWaitingPayments(actor, {})
  return (
    <FormMessages namespaces={['PaymentForms']}>
      <WorkCard
        id="transfers"
        title={t('transfers')}
        all={{ href: '/Payments', label: t('all') }}
        empty={t('transfersEmpty')}
      >
        {payments.slice(0, rows).map(({ id, bookingId, amount: claimed, reference, bank, booking }) => {
          const { code, customerName, phone } = booking
          const { received: amount, missing } = confirmationOf(claimed, bank, booking.due)
          const name = customerName || formatCode(code)
          const customer = listText([customerName, formatCode(code)], locale)
          const sum = formatBirr(amount / 100, locale)
          return (
            <WorkRow
              key={id}
              href={hrefOf('/EditBookStatus', { id: bookingId })}
              name={name}
              note={formatCode(code)}
              details={
                <>
                  <strong className="font-semibold text-ink figures">{sum}</strong>{' '}
                  {missing > 0 ? (
                    <span className="font-semibold text-warning figures">
                      {t('less', { amount: formatBirr(missing, locale) })}
                    </span>
                  ) : (
                    <span className="figures">{reference}</span>
                  )}
                </>
              }
              call={<CallLink phone={phone} name={name} />}
              action={
                missing > 0 || bank.verdict === 'differs' ? (
                  <ActionLink
                    href={hrefOf('/EditBookStatus', { id: bookingId })}
                    label={t('look')}
                    of={customer}
                  />
                ) : (
                  <ConfirmPaymentForm
                    id={id}
                    here={here}
                    label={forms('confirmOf', { customer, amount: sum })}
                  />
                )
              }
            />
          )
        })}
      </WorkCard>
    </FormMessages>
  )
}

/** Money that has to go back, what was promised first before the rest; nothing where nobody waits for any. */
async function Refunds({ actor }: { actor: SignedInActor }) {
  const t = await getTranslations('Today')
  const owed = await listOwedRefunds(actor, rows)
  return <OwedRefunds owed={owed} all={{ href: `${hrefOf('/Payments')}#refunds`, label: t('all') }} />
}

/** Messages that nobody has answered yet. */
async function Messages({ actor, count }: { actor: SignedInActor; count: number }) {
  const [t, locale] = await Promise.all([getTranslations('Today'), getLocale()])
  const { rows: contacts } = await listRequests(actor, 'contact', { ...waiting, limit: rows })
  return (
    <WorkCard
      id="contacts"
      title={t('messages')}
      count={t('count', { count })}
      all={{ href: hrefOf('/ContactDb', waiting), label: t('all') }}
      empty={t('messagesEmpty')}
    >
      {contacts.map((contact) => (
        <WorkRow
          key={contact.id}
          href={hrefOf('/EditContactDb', { id: contact.id })}
          name={fullName(contact)}
          note={formatMoment(contact.createdAt, locale)}
          lang={contact.locale}
          details={contact.message}
          call={<CallLink phone={contact.phone} name={fullName(contact)} />}
          action={
            <ActionLink
              href={hrefOf('/EditContactDb', { id: contact.id })}
              label={t('reply')}
              of={fullName(contact)}
            />
          }
        />
      ))}
    </WorkCard>
  )
}

interface TravelsProps {
  actor: SignedInActor
  count: number
  list: '/BookingDb' | '/SubDemoDb'
}

/** Travel requests that nobody has answered yet. */
async function Travels({ actor, count, list }: TravelsProps) {
  const [t, items, locale] = await Promise.all([
    getTranslations('Today'),
    getTranslations('TravelItem'),
    getLocale(),
  ])
  const { rows: bookings } = await listRequests(actor, 'travel-booking', { ...waiting, limit: rows })
  return (
    <WorkCard
      id="travels"
      title={t('travels')}
      count={t('count', { count })}
      all={{ href: hrefOf(list, waiting), label: t('all') }}
      empty={t('travelsEmpty')}
    >
      {bookings.map((booking) => (
        <WorkRow
          key={booking.id}
          href={hrefOf('/EditBookingDb', { id: booking.id })}
          name={fullName(booking)}
          details={[items(booking.item), formatDay(booking.date, locale), booking.destination]
            .filter(Boolean)
            .join(' · ')}
          call={<CallLink phone={booking.phone} name={fullName(booking)} />}
          action={
            <ActionLink
              href={hrefOf('/EditBookingDb', { id: booking.id })}
              label={t('offer')}
              of={fullName(booking)}
            />
          }
        />
      ))}
    </WorkCard>
  )
}

/** Papers of drivers and cars that are to be renewed, the most urgent first. */
async function Papers({ actor }: { actor: SignedInActor }) {
  const [t, dispatch, locale] = await Promise.all([
    getTranslations('Today'),
    getTranslations('Dispatch'),
    getLocale(),
  ])
  const papers = await listExpiringPapers(actor)
  return (
    <WorkCard
      id="papers"
      title={t('papers')}
      count={t('count', { count: papers.length })}
      all={{ href: `${hrefOf('/Dispatch')}#papers`, label: t('all') }}
      empty={t('papersEmpty')}
    >
      {papers.slice(0, rows).map(({ kind, name, until, warning, driverId, unitId }) => (
        <WorkRow
          key={`${kind} ${driverId ?? unitId}`}
          href={driverId ? hrefOf('/Driver', { id: driverId }) : hrefOf('/Units', { unit: unitId ?? '' })}
          name={name}
          details={[dispatch(`paper.${kind}`), formatDay(until, locale)].join(' · ')}
          action={<PaperBadge warning={warning} />}
        />
      ))}
    </WorkCard>
  )
}

/** Places that are held and not paid for, those that are given back first. */
async function Held({ actor, path }: Pick<AgendaProps, 'actor' | 'path'>) {
  const [t, locale] = await Promise.all([getTranslations('Today'), getLocale()])
  const held = await listHeldBookings(actor, rows)
  const list = path === '/Admin' ? '/StatusOfBook' : '/SubBookStatus'
  return (
    <WorkCard
      id="held"
      title={t('held')}
      all={{ href: hrefOf(list, { status: 'pending' }), label: t('all') }}
      empty={t('heldEmpty')}
    >
      {held.map(({ id, code, customerName, phone, holdUntil, vehicleName }) => (
        <WorkRow
          key={id}
          href={hrefOf(path === '/Admin' ? '/EditBookStatus' : '/YourBooking', { id })}
          name={customerName || formatCode(code)}
          note={formatCode(code)}
          details={`${vehicleName} · ${t('until', { moment: formatMoment(holdUntil, locale) })}`}
          call={<CallLink phone={phone} name={customerName || formatCode(code)} />}
        />
      ))}
    </WorkCard>
  )
}
