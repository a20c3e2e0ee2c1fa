import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { hereOf, type ListAddress } from '@/components/office/list-address'
import { CallLink } from '@/components/statistics/call-link'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { MessageRecipients } from '@/lib/bookings/customer-message'
import { formatCode } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { CustomerName } from './booking-labels'
import { MessageForm } from './message-form'

interface MessageCardProps {
  /** The list of the chosen bookings, which stands below. */
  address: ListAddress
  ids: readonly string[]
  recipients: MessageRecipients
}

/** Whom a message about the chosen bookings reaches, the form that sends it, and who is to be called instead. */
export function MessageCard({ address, ids, recipients: { languages, missed } }: MessageCardProps) {
  const t = useTranslations('MessageForms')
  const nameOf = useTranslations('Languages')
  const list = hereOf({ ...address, query: { ...address.query, ids: undefined } })
  const count = languages.reduce((sum, one) => sum + one.count, 0)
  return (
    <Card as="section" aria-labelledby="message" className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id="message" className="text-xl text-ink">
          {t('title')}
        </h2>
        <p className="text-ink-muted">{t('reached', { count })}</p>
      </div>
      {count > 0 && (
        <FormMessages namespaces={['MessageForms']}>
          <MessageForm
            ids={ids}
            here={list}
            requestKey={crypto.randomUUID()}
            languages={languages.map((one) => ({ ...one, name: nameOf(one.locale) }))}
          />
        </FormMessages>
      )}
      {missed.length > 0 && (
        <section aria-labelledby="missed" className="grid gap-1 text-sm">
          <h3 id="missed" className="text-base font-semibold text-ink">
            {t('missed')}
          </h3>
          <ul className="grid divide-y divide-line">
            {missed.map(({ id, code, customerName, phone }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span className="text-ink-muted figures">{formatCode(code)}</span>
                <CustomerName name={customerName} />
                {phone && <CallLink phone={phone} name={customerName} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link href={list} className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}>
        {t('back')}
      </Link>
    </Card>
  )
}
