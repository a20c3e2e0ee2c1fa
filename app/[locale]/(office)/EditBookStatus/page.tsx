import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { BookingMails } from '@/components/bookings/booking-mails'
import { BookingStands } from '@/components/bookings/booking-stands'
import { CustomerLink } from '@/components/bookings/customer-link'
import { StaffCancel, UndoCancellation } from '@/components/bookings/cancellation'
import { ChangeSection } from '@/components/bookings/change-section'
import { StaffBookingFacts } from '@/components/bookings/staff-booking-facts'
import { StatusForm, StatusHistory } from '@/components/bookings/staff-booking-status'
import { NoteSection } from '@/components/customers/note-section'
import { TripStaffFacts } from '@/components/dispatch/trip-staff'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { BackToList } from '@/components/office/record-links'
import { StaffPayments } from '@/components/payments/staff-payments'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { QuoteLines } from '@/components/vehicles/prices/quote-lines'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { formatBirr, formatDays, formatFullDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { releaseTransactionAction, removeBookingAction } from '@/lib/bookings/status-actions'
import { linkOfBooking } from '@/lib/bookings/booking-link'
import { getCancellation } from '@/lib/bookings/cancellation'
import { getMailReach } from '@/lib/bookings/customer-message'
import { getChangeForm } from '@/lib/bookings/form-change'
import { getBooking } from '@/lib/bookings/queries'
import { listStatusChanges } from '@/lib/bookings/history'
import { isTripOver, missingOf } from '@/lib/bookings/rules'
import type { Booking } from '@/lib/bookings/view'
import { quoteOfBooking } from '@/lib/bookings/worded-booking'
import { findCustomerOf } from '@/lib/customers/customer-record'
import { listBookingNotes } from '@/lib/customers/notes'
import { listTripStaff, type TripStaff } from '@/lib/dispatch/trip-staff'
import { listBookingMails } from '@/lib/mail/queries'
import { confirmUnpaidBookingAction } from '@/lib/payments/actions'
import { listBankWords, listPayments } from '@/lib/payments/queries'
import { toldTransfer } from '@/lib/payments/rules'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'

const query = z.object({
  id: z.uuid().catch(''),
  confirm: z.enum(['delete', 'release', 'missing', 'differs', 'cancel']).optional().catch(undefined),
  change: z.literal('1').optional().catch(undefined),
  /** The payment that is to be refused or returned, or a transfer that the customer told of. */
  payment: z.uuid().or(z.literal(toldTransfer)).optional().catch(undefined),
})

export const generateMetadata = privatePage('Office', (t) => [t('editTitle')])

/** One booking: its facts, its status to be set, its deletion, its history (SPEC section 2). */
export default async function EditBookStatus({ searchParams }: PageProps<'/[locale]/EditBookStatus'>) {
  const { id, confirm, payment, change } = query.parse(await searchParams)
  const actor = await guard('/EditBookStatus')
  const booking = id ? await getBooking(actor, id) : null
  if (!booking) return <DeskMissingRecord />
  const t = await getTranslations('Office')
  const office = await getTranslations('BookingOffice')
  const sheet = await getTranslations('Confirmation')
  const locale = await getLocale()
  const [changeForm, payments, customerId, cancellation, quote, bankWords, notes, changes, mails, staff] =
    await Promise.all([
      getChangeForm(actor, id),
      listPayments(actor, id),
      findCustomerOf(actor, id),
      getCancellation(actor, id),
      quoteOfBooking(booking, locale),
      listBankWords(actor, id),
      listBookingNotes(actor, id),
      listStatusChanges(actor, id),
      listBookingMails(actor, id),
      listTripStaff(actor, id),
    ])
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('editTitle')}
        lead={<BookingStands {...{ booking, staff }} />}
        actions={<BackToList href="/LandingBookStatus" label={t('back')} />}
      />
      <UndoCancellation id={id} cancellation={cancellation} />
      {change && <ChangeSection booking={booking} form={changeForm} page="/EditBookStatus" isOpen />}
      {confirm === 'cancel' && booking.status !== 'canceled' && (
        <StaffCancel
          booking={booking}
          isReached={(await getMailReach(actor, id)) === true}
          keepHref={hrefOf('/EditBookStatus', { id })}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <Card as="section">
            <StaffBookingFacts booking={booking} payments={payments} />
            <div className="mt-4 flex flex-wrap gap-3">
              {!change && (
                <ChangeSection booking={booking} form={changeForm} page="/EditBookStatus" isOpen={false} />
              )}
              {customerId && (
                <Link
                  href={hrefOf('/Customer', { id: customerId })}
                  className={buttonClassName({ variant: 'secondary' })}
                >
                  {office('customer')}
                </Link>
              )}
              <Link
                href={hrefOf('/Confirmation', { id })}
                className={buttonClassName({ variant: 'secondary' })}
              >
                {sheet('open')}
              </Link>
            </div>
          </Card>
          <TripCard {...{ booking, staff }} />
          {!booking.hasAccount && booking.status !== 'canceled' && (
            <Card as="section">
              <CustomerLink id={id} link={linkOfBooking(booking)} />
            </Card>
          )}
          <Card as="section" id="payments" className="grid gap-4">
            <h2 className="text-xl text-ink">{office('payments')}</h2>
            {confirm === 'differs' && <Alert tone="warning">{office('differs')}</Alert>}
            <QuoteLines quote={quote} />
            <StaffPayments
              booking={booking}
              payments={payments}
              refund={cancellation?.refund}
              page="/EditBookStatus"
              bankWords={bankWords}
              chosen={payment}
            />
          </Card>
          <NoteSection notes={notes} about={{ bookingId: id }} actor={actor} />
        </div>
        <div className="grid gap-6">
          <Decisions booking={booking} confirm={confirm} />
          <Card as="section">
            <StatusHistory changes={changes} />
          </Card>
          <BookingMails mails={mails} />
        </div>
      </div>
    </>
  )
}

/** Driver and car day by day, and the way to assign them. */
async function TripCard({ booking, staff }: { booking: Booking; staff: readonly TripStaff[] }) {
  const t = await getTranslations('BookingOffice')
  if (booking.status === 'canceled' && staff.length === 0) return null
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl text-ink">{t('trip')}</h2>
      {staff.length > 0 ? (
        <TripStaffFacts staff={staff} trip={booking} />
      ) : (
        <p className="text-ink-muted">{t('nobodyAssigned')}</p>
      )}
      <Link
        href={hrefOf('/Dispatch', { date: booking.date })}
        className={buttonClassName({ variant: 'secondary', className: 'w-fit' })}
      >
        {t('toDispatch')}
      </Link>
    </Card>
  )
}

interface DecisionsProps {
  booking: Booking
  /** What the page asks about, without a script. */
  confirm: z.output<typeof query>['confirm']
}

/** The status to be set, the transfer to be released, the booking to be deleted. */
async function Decisions({ booking, confirm }: DecisionsProps) {
  const t = await getTranslations('Office')
  const office = await getTranslations('BookingOffice')
  const locale = await getLocale()
  const missing = missingOf(booking)
  return (
    <Card as="section" className="grid gap-6">
      <FormMessages>
        {confirm === 'missing' && missing > 0 && (
          <AskedForm
            formId="confirm-unpaid"
            action={confirmUnpaidBookingAction}
            id={booking.id}
            button={{ label: office('missingConfirm') }}
            title={office('missingTitle', { missing: formatBirr(missing, locale) })}
            description={office('missingText', { total: formatBirr(booking.total, locale) })}
            confirmLabel={office('missingConfirm')}
            cancelLabel={t('cancel')}
            isAsking
          />
        )}
        <StatusForm id={booking.id} status={booking.status} />
        {booking.status === 'canceled' && booking.transactionId && !booking.isTransactionReleased && (
          <div className="border-t border-line pt-6">
            <AskedForm
              formId="release-transaction"
              action={releaseTransactionAction}
              id={booking.id}
              button={{ label: office('release'), variant: 'secondary' }}
              title={office('releaseTitle')}
              description={office('releaseText')}
              confirmLabel={office('releaseConfirm')}
              cancelLabel={t('cancel')}
              tone="brand"
              isAsking={confirm === 'release'}
            />
          </div>
        )}
        <div className="border-t border-line pt-6">
          <AskedForm
            formId="delete-booking"
            action={removeBookingAction}
            id={booking.id}
            version={booking.version}
            button={{ label: t('delete'), icon: 'trash', variant: 'danger' }}
            title={t('deleteTitle')}
            description={t('deleteText', {
              over: isTripOver(booking, new Date()) ? 'yes' : 'no',
              customer: booking.customerName || office('customerDeleted'),
              day: formatDays(booking, locale, formatFullDay),
              paid: booking.paid > 0 ? formatBirr(booking.paid, locale) : 'none',
            })}
            confirmLabel={t('delete')}
            cancelLabel={t('cancel')}
            isAsking={confirm === 'delete'}
          />
        </div>
      </FormMessages>
      <Link href="/LandingDemoDb" className={buttonClassName({ variant: 'quiet' })}>
        {t('tile.editDemo')}
      </Link>
    </Card>
  )
}
