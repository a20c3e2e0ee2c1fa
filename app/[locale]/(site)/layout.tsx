import type { ReactNode } from 'react'
import { Logo } from '@/components/pictures/logo'
import { NewsletterBox } from '@/components/newsletter/newsletter-box'
import { SiteFooter } from '@/components/site/site-footer'
import { SiteHeader } from '@/components/site/site-header'
import { publicNavigation } from '@/lib/routes'
import { company } from '@/lib/site/company'
import { signOutAction } from '@/lib/users/actions'

/** Bar and foot of the public pages. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  const facts = company()
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader
        logo={<Logo wordmark={facts.name} className="flex items-center gap-2 font-bold" />}
        navigation={publicNavigation}
        signOutAction={signOutAction}
      />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter company={facts} newsletter={<NewsletterBox />} />
    </div>
  )
}
