import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/server/form-state'
import { Link } from '@/lib/core/i18n/navigation'
import { LanguageRestore } from './language-restore'
import { LanguageSwitch } from './language-switch'
import { NavLink } from './nav-link'
import { visitorOnlyHrefs, type NavigationItem } from './navigation-item'
import { PhoneMenu } from './phone-menu'
import { SessionLinks } from './session-links'
import { SignOutForm } from './sign-out-form'
import { ThemeSwitch } from './theme-switch'

interface SiteHeaderProps {
  /** The drawn logo with the company's name in it. */
  logo: ReactNode
  navigation: readonly NavigationItem[]
  signOutAction: FormAction
}

/** The bar at the top of every public page (SPEC section 2, Chrome). Reads no session: see SessionLinks. */
export function SiteHeader({ logo, navigation, signOutAction }: SiteHeaderProps) {
  const t = useTranslations('Frame')
  // The same elements in the bar and in the sheet: a page tells React about them once.
  const links = menuLinks({ navigation, signOutAction, t })
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
      <div className="page-width flex min-h-(--bar-height) items-center justify-between gap-2">
        <Link href="/Home" className="inline-flex min-h-11 shrink-0 items-center">
          {logo}
        </Link>
        <nav
          aria-label={t('mainNavigation')}
          className="menu-bar min-w-0 flex-wrap justify-center max-xl:hidden print:hidden"
        >
          {links}
        </nav>
        <div className="flex items-center gap-1 print:hidden">
          <div className="hidden xl:block">
            <LanguageSwitch look="menu" />
          </div>
          <ThemeSwitch label={t('darkColours')} />
          <PhoneMenu label={t('menu')}>
            <nav aria-label={t('menu')} className="menu-sheet">
              {links}
            </nav>
            <div className="mt-3 border-t border-line pt-3">
              <LanguageSwitch look="row" />
            </div>
          </PhoneMenu>
        </div>
      </div>
      <LanguageRestore />
    </header>
  )
}

interface MenuLinksProps extends Pick<SiteHeaderProps, 'navigation' | 'signOutAction'> {
  t: ReturnType<typeof useTranslations<'Frame'>>
}

/** All links in the order of the specification; sign-up and login stand together as one changing place. */
function menuLinks({ navigation, signOutAction, t }: MenuLinksProps): ReactNode {
  const visitorOnly = navigation.filter(({ href }) => visitorOnlyHrefs.includes(href))
  const isSessionPlace = (href: string) => href === visitorOnly[0]?.href

  const link = ({ href, labelKey }: NavigationItem) => (
    <NavLink key={href} href={href}>
      {t(labelKey)}
    </NavLink>
  )

  return navigation
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
