import { useLocale, useTranslations, type Messages } from 'next-intl'
import type { ReactNode } from 'react'
import { NewsletterBox } from '@/components/newsletter/newsletter-box'
import { buttonClassName } from '@/components/ui/button-class-name'
import { classNames } from '@/lib/core/class-names'
import type { Company } from '@/lib/core/company'
import { colonOf } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { addressFor } from '@/lib/core/local-text'
import { telHref } from '@/lib/core/phone-text'
import type { RoutePath } from '@/lib/routes/routes'
import { phoneText, telegramHref, whatsappHref } from './contact-links'
import { FootLinks, FootWays, type FootLink, type FootWay } from './foot-lists'
import { ThemeSwitch } from './theme-switch'

type FrameLink = { href: RoutePath; labelKey: keyof Messages['Frame'] }

/** SPEC section 2 names the links, CONTRACT section 4 makes them lead somewhere. */
const importantLinks = [
  { href: '/Vehicles', labelKey: 'casualCars' },
  { href: '/Services', labelKey: 'carWedding' },
  { href: '/VehiclesTypes', labelKey: 'gallery' },
  { href: '/AboutUS', labelKey: 'aboutUs' },
  { href: '/Contact', labelKey: 'contactUs' },
  { href: '/EasyBookingSteps', labelKey: 'bookingSteps' },
] as const satisfies readonly FrameLink[]

const legalLinks = [
  { href: '/Help', labelKey: 'help' },
  { href: '/Terms', labelKey: 'terms' },
  { href: '/Privacy', labelKey: 'privacy' },
  { href: '/api/docs', labelKey: 'developers' },
] as const satisfies readonly FrameLink[]

type LabelledLink = (typeof importantLinks | typeof legalLinks)[number]

interface SiteFooterProps {
  company: Company
  /** Where the provider's chat opens, if one is set. It is a document of its own and loads nothing before that. */
  chatHref?: string | undefined
}

/** The foot of every public page (SPEC section 2, Chrome), at most 600 px high on a phone. */
export function SiteFooter({ company, chatHref }: SiteFooterProps) {
  const t = useTranslations('Frame')
  const inWords = ({ href, labelKey }: LabelledLink): FootLink => ({ href, text: t(labelKey) })
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-sm print:hidden">
      <div className="page-width grid pt-4 pb-2 lg:pt-10">
        <div className="footer-band">
          <h2 className="text-xl text-ink sm:text-2xl">{t('bandTitle')}</h2>
          {/* Not marigold: that colour belongs to the main action of the page above. */}
          <Link
            href="/Vehicles"
            className={buttonClassName({ variant: 'secondary', className: 'shrink-0 uppercase' })}
          >
            {t('bookNow')}
          </Link>
        </div>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4 gap-y-2 pt-3 lg:grid-cols-[5fr_3fr_5fr_6fr] lg:pt-6">
          <FooterPart title={t('contactTitle')}>
            <FootWays ways={useContactWays(company, chatHref)} />
          </FooterPart>
          <FooterPart title={t('newsTitle')}>
            <p className="text-ink-muted">{t('newsText')}</p>
            <FootLinks links={[{ href: '/Tutorial', text: t('readAll') }]} />
          </FooterPart>
          <FooterPart title={t('linksTitle')} className="max-lg:col-span-2">
            <FootLinks links={importantLinks.map(inWords)} className="grid grid-cols-2 gap-x-6" />
          </FooterPart>
          <FooterPart title={t('newsletterTitle')} className="max-lg:col-span-2">
            <NewsletterBox />
          </FooterPart>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line text-xs text-ink-muted lg:mt-6">
          <p>{t('rights', { company: company.name })}</p>
          <FootLinks links={legalLinks.map(inWords)} className="flex flex-wrap gap-x-4" />
          <span className="max-lg:hidden">
            <ThemeSwitch label={t('darkColours')} />
          </span>
        </div>
      </div>
    </footer>
  )
}

/** What the foot says of reaching the company; a fact that is not set is left out. */
function useContactWays(company: Company, chatHref: string | undefined): FootWay[] {
  const t = useTranslations('Frame')
  const chat = useTranslations('Chat')
  const { phone, email, whatsapp, telegram } = company
  const locale = useLocale()
  const address = addressFor(locale, company)
  const label = (name: 'phone' | 'email' | 'address') => t(name) + colonOf(locale)
  const ways: (FootWay | '' | undefined)[] = [
    phone && { href: telHref(phone), name: label('phone'), text: phoneText(phone) },
    email && { href: `mailto:${email}`, name: label('email'), text: email },
    address.text && { name: label('address'), ...address },
    whatsapp && { href: whatsappHref(whatsapp), text: t('whatsapp'), isShort: true },
    telegram && { href: telegramHref(telegram), text: t('telegram'), isShort: true },
    chatHref && { href: chatHref, text: chat('chatShort'), isShort: true, opensTab: true },
  ]
  return ways.filter((way) => way !== '' && way !== undefined)
}

interface FooterPartProps {
  title: string
  className?: string
  children: ReactNode
}

function FooterPart({ title, className, children }: FooterPartProps) {
  return (
    <section className={classNames('foot-part', className)}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
