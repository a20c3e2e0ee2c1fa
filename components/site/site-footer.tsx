import { useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import type { RoutePath } from '@/lib/routes/routes'
import { BookingBand } from './booking-band'
import { ContactLinks, type ContactFacts } from './contact-links'
import { FootLinks, type FootLink } from './foot-lists'
import { LanguageSwitch } from './language-switch'

type FrameLink = { href: RoutePath; labelKey: keyof Messages['Frame'] }

/** SPEC section 2 names the links, CONTRACT section 4 makes them lead somewhere. */
const importantLinks = [
  { href: '/Vehicles', labelKey: 'casualCars' },
  { href: '/Services', labelKey: 'carWedding' },
  { href: '/VehiclesTypes', labelKey: 'gallery' },
  { href: '/AboutUS', labelKey: 'aboutUs' },
  { href: '/Contact', labelKey: 'contactUs' },
] as const satisfies readonly FrameLink[]

const newsLinks = [
  { href: '/Tutorial', labelKey: 'readAll' },
  { href: '/EasyBookingSteps', labelKey: 'bookingSteps' },
] as const satisfies readonly FrameLink[]

const legalLinks = [
  { href: '/Terms', labelKey: 'terms' },
  { href: '/Privacy', labelKey: 'privacy' },
  { href: '/api/docs', labelKey: 'developers' },
] as const satisfies readonly FrameLink[]

type LabelledLink = (typeof importantLinks | typeof newsLinks | typeof legalLinks)[number]

interface SiteFooterProps {
  company: ContactFacts
  /** The newsletter form. */
  newsletter?: ReactNode
}

/** The foot of every public page. */
export function SiteFooter({ company, newsletter }: SiteFooterProps) {
  const t = useTranslations('Frame')
  const inWords = ({ href, labelKey }: LabelledLink): FootLink => ({ href, text: t(labelKey) })
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
          <FootLinks links={newsLinks.map(inWords)} />
        </FooterPart>
        <FooterPart title={t('linksTitle')}>
          <FootLinks links={importantLinks.map(inWords)} />
        </FooterPart>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-3 py-4">
          <p className="text-sm text-ink-muted">{t('rights', { company: company.name })}</p>
          <FootLinks links={legalLinks.map(inWords)} className="flex flex-wrap gap-x-5" />
          <LanguageSwitch look="row" />
        </div>
      </div>
    </footer>
  )
}

function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="foot-part">
      <h2 className="text-lg text-ink">{title}</h2>
      {children}
    </section>
  )
}
