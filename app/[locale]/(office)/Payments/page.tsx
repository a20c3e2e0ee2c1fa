import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { FormMessages } from '@/components/form/form-messages'
import { CursorPages } from '@/components/office/cursor-pages'
import { listAddress } from '@/components/office/list-address'
import { RefusePaymentForm } from '@/components/payments/decision-forms'
import { OwedRefunds } from '@/components/payments/owed-refunds'
import { WaitingPayments } from '@/components/payments/waiting-payments'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { formatBirr, formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { getWaitingPayment, listOwedRefunds, listWaitingPayments } from '@/lib/payments/queries'
import { waitingListQuery } from '@/lib/payments/rules'
import { waitingOrders, waitingQuery } from '@/lib/payments/schema'
import type { WaitingPayment } from '@/lib/payments/view'
import { hrefOf } from '@/lib/routes/routes'
import { listSavedViews } from '@/lib/saved-views/queries'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'

const ownQuery = z.object({
  refuse: z.uuid().optional().catch(undefined),
  /** The page of the money that has to go back. */
  refunds: z.coerce.number().int().min(1).max(10_000).catch(1),
})

const owedPerPage = 100

export const generateMetadata = privatePage('WaitingPayments', (t) => [t('title')])

/**
 * The claimed transfers that wait to be confirmed or refused; with `?refuse=` the form that asks why (CONTRACT section 10). Below
 * them the money that has to go back.
 */
export default async function Payments({ searchParams }: PageProps<'/[locale]/Payments'>) {
  const values = await queryValues(searchParams)
  const query = waitingQuery.parse(values)
  const { refuse, refunds } = ownQuery.parse(values)
  const actor = await guard('/Payments')
  const [t, owedTexts] = await Promise.all([
    getTranslations('WaitingPayments'),
    getTranslations('OwedRefunds'),
  ])
  const { q, bank, of, group, sort } = query
  const here = waitingListQuery(new URLSearchParams(values).toString())
  const filters = { q, bank, of, group }
  const [refused, list, owed, views, address] = await Promise.all([
    refuse ? getWaitingPayment(actor, refuse) : null,
    listWaitingPayments(actor, query),
    listOwedRefunds(actor, owedPerPage, refunds),
    listSavedViews(actor, '/Payments'),
    listAddress({ path: '/Payments', orders: waitingOrders, sort, filters, searchParams }),
  ])
  const owedHref = (page: number) => `${hrefOf('/Payments', { ...here, refunds: page })}#refunds`
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('title')}
        lead={t('lead')}
        actions={
          <Link href="/Statement" className={buttonClassName({ variant: 'secondary' })}>
            {t('statement')}
          </Link>
        }
      />
      {refused && <Refusal key={refused.id} payment={refused} here={here} />}
      <WaitingPayments {...{ query, list, views, address, here }} />
      <div className="max-w-3xl empty:hidden">
        <OwedRefunds owed={owed} />
        <CursorPages
          label={owedTexts('title')}
          previous={owed.page > 1 ? owedHref(owed.page - 1) : undefined}
          next={owed.count > owed.page * owedPerPage ? owedHref(owed.page + 1) : undefined}
        />
      </div>
    </>
  )
}

async function Refusal({ payment, here }: { payment: WaitingPayment; here: Record<string, string> }) {
  const [t, locale] = await Promise.all([getTranslations('PaymentForms'), getLocale()])
  const { id, amount, booking } = payment
  const named = {
    customer: booking.customerName || formatCode(booking.code),
    amount: formatBirr(amount / 100, locale),
  }
  return (
    <Card as="section" id="payment-form" className="grid max-w-2xl scroll-mt-24 gap-4">
      <FormMessages namespaces={['PaymentForms', 'Mails.refusal']}>
        <RefusePaymentForm id={id} title={t('refuseOf', named)} list={new URLSearchParams(here).toString()} />
      </FormMessages>
      <Link
        href={hrefOf('/Payments', here)}
        className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}
      >
        {t('cancel')}
      </Link>
    </Card>
  )
}
