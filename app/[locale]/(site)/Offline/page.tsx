import { getTranslations } from 'next-intl/server'
import { phoneText } from '@/components/site/contact-links'
import { KeptBookingsList } from '@/components/site/kept-bookings-list'
import { ClearSavedPagesButton } from '@/components/site/clear-saved-pages-button'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { company } from '@/lib/core/company'
import { telHref } from '@/lib/core/phone-text'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Offline', (t) => [t('title'), t('lead')])

/** What a phone shows without a line for a page it has never seen: the one way that still works is to call. */
export default async function Offline() {
  const t = await getTranslations('Offline')
  const { phone } = company()
  return (
    <div className="page-width grid gap-8 py-10 md:grid-cols-2 md:items-center">
      <div className="grid gap-6">
        <PageHeading title={t('title')} lead={t('lead')} />
        <p>
          <a href={telHref(phone)} className={buttonClassName({ size: 'large' })}>
            <Icon name="phone" /> <span className="figures">{phoneText(t('call', { phone }))}</span>
          </a>
        </p>
        <KeptBookingsList title={t('bookingsTitle')} />
        <section aria-labelledby="kept" className="grid gap-3">
          <h2 id="kept" className="text-lg text-ink">
            {t('keptTitle')}
          </h2>
          <p className="max-w-prose text-ink-muted">{t('keptText')}</p>
          <ClearSavedPagesButton
            label={t('forget')}
            doneLabel={t('forgotten')}
            failedLabel={t('notForgotten')}
          />
        </section>
      </div>
      <Drawing name="empty-road" isFirst className="h-auto w-full max-w-md justify-self-center" />
    </div>
  )
}
