import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { publicNavigation } from '@/lib/routes/routes'
import { signOutAction } from '@/lib/users/sign-in-actions'
import { LanguageRestore } from './language-restore'
import { LanguageSwitch } from './language-switch'
import { NavLink } from './nav-link'
import { SessionLinks } from './session-links'
import { SignOutForm } from './sign-out-form'
import { SiteMenu } from './site-menu'
import { ThemeSwitch } from './theme-switch'

/** Where a visitor signs up or in: these give way to the person's own links once signed in. */
const visitorOnlyHrefs: readonly string[] = ['/SignUp', '/Login']

interface SiteHeaderProps {
  /** The drawn logo with the company's name in it. */
  logo: ReactNode
}

/**
 * The bar at the top of every public page (SPEC section 2, Chrome): what can be booked leads, the nine entries are quiet
 * beside it, and below 1024 px both are in a menu that opens. Reads no session: see SessionLinks.
 */
export function SiteHeader({ logo }: SiteHeaderProps) {
  const t = useTranslations('Frame')
  // The same elements in the bar and in the menu: a page tells React about them once.
  const leads = leadLinks(t)
  const links = menuLinks(t)
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
      <div className="page-width flex min-h-(--bar-height) items-center gap-1">
        <Link href="/Home" className="inline-flex min-h-11 min-w-0 items-center lg:mr-2 lg:shrink-0">
          {logo}
        </Link>
        <nav aria-label={t('leadNavigation')} className="menu-lead max-lg:hidden print:hidden">
          {leads}
        </nav>
        <nav aria-label={t('mainNavigation')} className="menu-bar menu-quiet max-lg:hidden print:hidden">
          {links}
        </nav>
        <div className="ml-auto flex shrink-0 items-center print:hidden">
          <LanguageSwitch look="menu" />
          <SessionLinks ofPerson={<AccountLink href="/Dashboard" label={t('dashboard')} />}>
            <AccountLink href="/Login" label={t('login')} />
          </SessionLinks>
          <SiteMenu label={t('menu')}>
            <nav aria-label={t('menu')} className="menu-sheet">
              {leads}
              {links}
            </nav>
            <div className="mt-2 menu-sheet grid-cols-[minmax(0,1fr)_auto] border-t border-line pt-2">
              <NavLink href="/Help">{t('help')}</NavLink>
              <ThemeSwitch label={t('darkColours')} />
            </div>
          </SiteMenu>
        </div>
      </div>
      <LanguageRestore />
    </header>
  )
}

function AccountLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} aria-label={label} title={label} className="menu-opener px-2.5">
      <Icon name="user" className="size-6" />
    </Link>
  )
}

type FrameTexts = ReturnType<typeof useTranslations<'Frame'>>

/** The two ways that lead: a vehicle with its driver, and a car. */
function leadLinks(t: FrameTexts): ReactNode {
  return (
    <>
      <NavLink href="/OneDayVehicles">{t('bookDriver')}</NavLink>
      <NavLink href="/VehiclesTypes">{t('rentCar')}</NavLink>
    </>
  )
}

/** All links in the order of the specification; sign-up and login stand together as one changing place. */
function menuLinks(t: FrameTexts): ReactNode {
  const visitorOnly = publicNavigation.filter(({ href }) => visitorOnlyHrefs.includes(href))
  const isSessionPlace = (href: string) => href === visitorOnly[0]?.href

  const link = ({ href, labelKey }: (typeof publicNavigation)[number]) => (
    <NavLink key={href} href={href}>
      {t(labelKey)}
    </NavLink>
  )

  return publicNavigation
    .filter(({ href }) => !visitorOnlyHrefs.includes(href) || isSessionPlace(href))
    .map((item) =>
      isSessionPlace(item.href) ? (
        <SessionLinks
          key="session"
          ofPerson={
            <>
              <NavLink href="/Dashboard">{t('dashboard')}</NavLink>
              <SignOutForm action={signOutAction} label={t('signOut')} />
            </>
          }
        >
          {visitorOnly.map(link)}
        </SessionLinks>
      ) : (
        link(item)
      ),
    )
}
