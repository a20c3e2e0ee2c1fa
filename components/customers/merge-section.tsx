import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Button, buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { PhoneLink } from '@/components/office/phone-link'
import { type Column, Table } from '@/components/ui/table'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { addressIn } from '@/lib/core/i18n/routing'
import { formatPhone } from '@/lib/core/phone'
import type { Customer, CustomerRecord } from '@/lib/customers/record-view'
import { hrefOf } from '@/lib/routes/routes'
import { useHistoryColumns } from './customer-list'
import { MergeForm } from './merge-form'

const nameOf = ({ name, phone }: Customer) => name || formatPhone(phone)

/** Of a record with an account and one without, the one with the account stays. */
function staying(customer: CustomerRecord, other: CustomerRecord) {
  const stays = other.hasAccount && !customer.hasAccount ? other : customer
  return { stays, goes: stays === customer ? other : customer }
}

/** Asks with the facts of both whether two records are one person, and says what becomes of them. */
export function MergeQuestion({ customer, other }: { customer: CustomerRecord; other: CustomerRecord }) {
  const locale = useLocale()
  const t = useTranslations('Customers')
  const { stays, goes } = staying(customer, other)
  const columns: Column<CustomerRecord>[] = [
    { key: 'name', header: t('name'), isRowHeader: true, cell: nameOf },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phones }) => (
        <span className="flex flex-wrap gap-x-3">
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('email'),
      cell: ({ emails }) => <span className="break-all">{emails.join(', ')}</span>,
    },
    ...useHistoryColumns(),
  ]
  const sum = (of: (one: CustomerRecord) => number) => of(stays) + of(goes)
  return (
    <Card as="section" id="merge" className="grid scroll-mt-24 gap-4">
      <h2 className="text-xl text-ink">{t('mergeTitle')}</h2>
      <Table caption={t('mergeTitle')} columns={columns} rows={[stays, goes]} rowKey={({ id }) => id} />
      <p className="max-w-prose text-ink">
        {t('mergeText', {
          stays: nameOf(stays),
          bookings: sum(({ sums }) => sums.bookings),
          paid: formatBirr(sum(({ sums }) => sums.paid) / 100, locale),
        })}{' '}
        {stays.hasAccount && !goes.hasAccount && t('mergeAccount')}
        {stays.hasAccount && goes.hasAccount && t('mergeAccounts')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FormMessages namespaces={['Customers']}>
          <MergeForm fromId={goes.id} intoId={stays.id} />
        </FormMessages>
        <Link
          href={hrefOf('/Customer', { id: customer.id })}
          className={buttonClassName({ variant: 'quiet' })}
        >
          {t('keepApart')}
        </Link>
      </div>
    </Card>
  )
}

interface TwinSearchProps {
  customer: CustomerRecord
  q: string | undefined
  /** Records that share a number or an address, or what was searched for. */
  found: readonly Customer[]
}

/** Other records that may be the same person, and the search for one. */
export function TwinSearch({ customer, q, found }: TwinSearchProps) {
  const locale = useLocale()
  const t = useTranslations('Customers')
  const lists = useTranslations('DataList')
  return (
    <>
      <h2 className="text-xl text-ink">{t('twins')}</h2>
      {found.length === 0 && <p className="text-ink-muted">{q ? lists('noMatch') : t('noTwins')}</p>}
      <ul className="divide-y divide-line">
        {found.map((twin) => (
          <li key={twin.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="grid min-w-0">
              <span className="font-semibold break-words text-ink">{nameOf(twin)}</span>
              <a href={`tel:${twin.phone}`} className="w-fit text-sm figures underline">
                {formatPhone(twin.phone)}
              </a>
            </span>
            <Link
              href={`${hrefOf('/Customer', { id: customer.id, with: twin.id })}#merge`}
              aria-label={t('compareWith', { name: nameOf(twin) })}
              className={buttonClassName({ variant: 'secondary', size: 'small' })}
            >
              {t('compare')}
            </Link>
          </li>
        ))}
      </ul>
      <form
        key={q}
        role="search"
        aria-label={t('twins')}
        method="get"
        action={addressIn(locale, '/Customer')}
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="id" value={customer.id} />
        <Field id="q" label={t('searchTwin')} className="min-w-0 flex-[1_1_12rem]">
          {(control) => <Input {...control} type="search" name="q" maxLength={100} defaultValue={q} />}
        </Field>
        <Button type="submit" variant="secondary" icon="search">
          {lists('search')}
        </Button>
      </form>
    </>
  )
}
