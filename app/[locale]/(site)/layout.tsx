import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { Logo } from '@/components/site/logo'
import { OfflineReading } from '@/components/site/offline-reading'
import { PhoneBar } from '@/components/site/phone-bar'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { chatPath } from '@/lib/site/chat-document'
import { env } from '@/lib/core/env'
import { company } from '@/lib/core/company'
import { telHref } from '@/lib/core/phone-text'
import { rentalFacts } from '@/lib/site/structured-data'

/** Bars and foot of the public pages. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('Frame')
  const facts = company()
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader logo={<Logo companyName={facts.name} />} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter company={facts} chatHref={env().CHAT_WIDGET_SRC && chatPath} />
      <PhoneBar
        label={t('quickNavigation')}
        search={t('search')}
        bookings={t('bookings')}
        call={t('call')}
        callHref={telHref(facts.phone)}
      />
      <JsonLd facts={rentalFacts(locale)} />
      <OfflineReading />
    </div>
  )
}
