import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { StaffBookingFacts } from '@/components/bookings/staff-booking-facts'
import { StatusForm, StatusHistory } from '@/components/bookings/staff-booking-status'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { BackLink } from '@/components/office/back-link'
import { FlashSlot } from '@/components/site/flash-slot'
import { MissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { formatDay, formatDays } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { releaseTransactionAction, removeBookingAction } from '@/lib/bookings/actions'
import { getBooking, listStatusChanges } from '@/lib/bookings/queries'
import { privatePage } from '@/lib/site/metadata'

const query = z.object({
  id: z.uuid().catch(''),
  confirm: z.enum(['delete', 'release']).optional().catch(undefined),
})

export const generateMetadata = privatePage('Office', (t) => [t('editTitle')])

/** One booking: its facts, its status to be set, its deletion, its history (SPEC section 2). */
export default async function EditBookStatus({ searchParams }: PageProps<'/[locale]/EditBookStatus'>) {
  const { id, confirm } = query.parse(await searchParams)
  const actor = await guard('/EditBookStatus', { id })
  const booking = id ? await getBooking(actor, id) : null
  if (!booking) return <MissingRecord />
  const t = await getTranslations('Office')
  const office = await getTranslations('BookingOffice')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('editTitle')}
        actions={<BackLink href="/LandingBookStatus" label={t('back')} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section">
          <StaffBookingFacts booking={booking} />
        </Card>
        <div className="grid gap-6">
          <Card as="section" className="grid gap-6">
            <FormMessages>
              <StatusForm id={booking.id} status={booking.status} />
              {booking.status === 'canceled' && !booking.isTransactionReleased && (
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
                  button={{ label: t('delete'), icon: 'trash', variant: 'danger' }}
                  title={t('deleteTitle')}
                  description={t('deleteText', {
                    customer: booking.customerName || office('customerDeleted'),
                    day: formatDays(booking, formatDay),
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
          <Card as="section">
            <StatusHistory changes={await listStatusChanges(actor, booking.id)} />
          </Card>
        </div>
      </div>
    </>
  )
}
