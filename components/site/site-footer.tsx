import { useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/core/i18n/navigation'
import type { RoutePath } from '@/lib/routes/routes'
import { BookingBand } from './booking-band'
import { ContactLinks, type ContactFacts } from './contact-links'
import { LanguageSwitch } from './language-switch'

/** SPEC section 2 names the links, CONTRACT section 4 makes them lead somewhere. */
const importantLinks = [
  { href: '/Vehicles', labelKey: 'casualCars' },
  { href: '/Services', labelKey: 'carWedding' },
  { href: '/VehiclesTypes', labelKey: 'gallery' },
  { href: '/AboutUS', labelKey: 'aboutUs' },
  { href: '/Contact', labelKey: 'contactUs' },
] as const satisfies readonly { href: RoutePath; labelKey: keyof Messages['Frame'] }[]

interface SiteFooterProps {
  company: ContactFacts
  /** The newsletter form. */
  newsletter?: ReactNode
}

/** The foot of every public page. */
export function SiteFooter({ company, newsletter }: SiteFooterProps) {
  const t = useTranslations('Frame')
  return (
    <footer className="mt-auto bg-surface print:hidden">
      <BookingBand href="/Vehicles" />
      <div className="page-width grid gap-10 py-10 sm:grid-cols-2 xl:grid-cols-4">
        {newsletter && <FooterPart title={t('newsletterTitle')}>{newsletter}</FooterPart>}
        <FooterPart title={t('contactTitle')}>
          <ContactLinks contact={company} />
        </FooterPart>
        <FooterPart title={t('newsTitle')}>
          <p className="text-ink-muted">{t('newsText')}</p>
          <div className="grid">
            <FooterLink href="/Tutorial">{t('readAll')}</FooterLink>
            <FooterLink href="/EasyBookingSteps">{t('bookingSteps')}</FooterLink>
          </div>
        </FooterPart>
        <FooterPart title={t('linksTitle')}>
          <ul className="grid">
            {importantLinks.map(({ href, labelKey }) => (
              <li key={labelKey}>
                <FooterLink href={href}>{t(labelKey)}</FooterLink>
              </li>
            ))}
          </ul>
        </FooterPart>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="text-sm text-ink-muted">{t('rights', { company: company.name })}</p>
          <ul className="flex flex-wrap gap-x-5">
            <li>
              <FooterLink href="/Terms">{t('terms')}</FooterLink>
            </li>
            <li>
              <FooterLink href="/Privacy">{t('privacy')}</FooterLink>
            </li>
            <li>
              <FooterLink href="/api/docs">{t('developers')}</FooterLink>
            </li>
          </ul>
          <LanguageSwitch look="row" />
        </div>
      </div>
    </footer>
  )
}

function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 content-start gap-3">
      <h2 className="text-lg text-ink">{title}</h2>
      {children}
    </section>
  )
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center py-2 text-ink hover:underline">
      {children}
    </Link>
  )
}
