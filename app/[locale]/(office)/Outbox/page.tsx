import { getTranslations } from 'next-intl/server'
import { BackToList } from '@/components/office/record-links'
import { listAddress } from '@/components/office/list-address'
import { MailList } from '@/components/mail/mail-list'
import { MailScreen } from '@/components/mail/mail-screen'
import { NewsletterCard } from '@/components/newsletter/newsletter-card'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { env } from '@/lib/core/env'
import { Link } from '@/lib/core/i18n/navigation'
import { readFlash } from '@/lib/server/flash'
import { mailOrders, outboxQuery } from '@/lib/mail/schema'
import { getOutboxMail, listOutboxMails, previewOutboxMail } from '@/lib/mail/queries'
import { countNewsletterReaders } from '@/lib/newsletter/mutations'
import { hrefOf } from '@/lib/routes/routes'
import { listSavedViews } from '@/lib/saved-views/queries'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Outbox', (t) => [t('title')])

/** The mails of the site, and one of them with `?id=` (CONTRACT section 4). */
export default async function Outbox({ searchParams }: PageProps<'/[locale]/Outbox'>) {
  const query = outboxQuery.parse(await queryValues(searchParams))
  const actor = await guard('/Outbox')
  const t = await getTranslations('Outbox')
  if (query.id) {
    const mail = await getOutboxMail(actor, query.id)
    if (!mail) return <DeskMissingRecord />
    const preview = await previewOutboxMail(actor, mail.id)
    return (
      <>
        <PageHeading title={t('mail')} actions={<BackToList href="/Outbox" label={t('back')} />} />
        <MailScreen mail={mail} preview={preview} isDemo={env().IS_DEMO} />
      </>
    )
  }
  const { q, state, sort, write } = query
  const [readers, views, list, address] = await Promise.all([
    write ? countNewsletterReaders(actor) : null,
    listSavedViews(actor, '/Outbox'),
    listOutboxMails(actor, query),
    listAddress({ path: '/Outbox', orders: mailOrders, sort, filters: { q, state }, searchParams }),
  ])
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('title')}
        lead={env().SMTP_URL ? t('lead') : t('leadWithoutServer')}
        actions={
          !readers && (
            <Link
              href={hrefOf('/Outbox', { write: '1' })}
              className={buttonClassName({ variant: 'secondary' })}
            >
              {t('writeNewsletter')}
            </Link>
          )
        }
      />
      {readers && <NewsletterCard readers={readers} />}
      <MailList {...{ query, views, list, address }} />
    </>
  )
}
