import { getTranslations } from 'next-intl/server'
import { ContactForm } from '@/components/requests/contact-form'
import { FormMessages } from '@/components/form/form-messages'
import { ContactLinks } from '@/components/site/contact-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { WorkingHours } from '@/components/site/working-hours'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { readFlash } from '@/lib/server/flash'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'
import { openSpans } from '@/lib/site/working-hours'

export const generateMetadata = publicPage('/Contact', 'Contact', (t) => [t('title'), t('description')])

/** The contact form beside every other way to reach the company (SPEC section 2). */
export default async function Contact() {
  const t = await getTranslations('Contact')
  const contact = company()
  const spans = openSpans(contact.workingHours ?? [])
  return (
    <div className="page-width grid gap-6 py-8">
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" aria-label={t('formLabel')}>
          <FormMessages namespaces={['ContactForm']}>
            <ContactForm />
          </FormMessages>
        </Card>
        <section aria-labelledby="reach" className="grid gap-3">
          <h2 id="reach" className="text-xl text-ink">
            {t('reachTitle')}
          </h2>
          <p className="text-ink-muted">{t(spans.length > 0 ? 'reachInHours' : 'reachText')}</p>
          <ContactLinks contact={contact} />
          <WorkingHours spans={spans} />
        </section>
      </div>
    </div>
  )
}
