import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/lib/core/i18n/navigation'
import type { NewsletterReaders } from '@/lib/newsletter/mutations'
import { NewsletterForm } from './newsletter-form'

/** How many read the newsletter, and the form that sends one. */
export function NewsletterCard({ readers }: { readers: NewsletterReaders }) {
  const t = useTranslations('MessageForms')
  const nameOf = useTranslations('Languages')
  const count = readers.reduce((sum, one) => sum + one.count, 0)
  return (
    <Card as="section" aria-labelledby="newsletter" className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id="newsletter" className="text-xl text-ink">
          {t('newsletter')}
        </h2>
        <p className="text-ink-muted">{t('subscribers', { count })}</p>
      </div>
      {count > 0 && (
        <FormMessages namespaces={['MessageForms']}>
          <NewsletterForm
            requestKey={crypto.randomUUID()}
            languages={readers.map((one) => ({ ...one, name: nameOf(one.locale) }))}
          />
        </FormMessages>
      )}
      <Link href="/Outbox" className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}>
        {t('back')}
      </Link>
    </Card>
  )
}
