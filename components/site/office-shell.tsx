import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FormAction } from '@/lib/server/form-state'
import { LanguageSwitch } from './language-switch'
import { LanguageRestore } from './language-restore'
import { NavLink } from './nav-link'
import { PhoneMenu } from './phone-menu'
import { SignOutForm } from './sign-out-form'
import { ThemeSwitch } from './theme-switch'

interface OfficeMenuItem {
  href: string
  /** Already translated. */
  label: string
}

interface OfficeShellProps {
  /** The drawn logo with the company's name in it. */
  logo: ReactNode
  /** Which area this is, for example "Admin"; stands over the menu. */
  title: string
  /** Who is signed in. */
  personName?: string
  menu: readonly OfficeMenuItem[]
  signOutAction: FormAction
  children: ReactNode
}

/** The frame of the admin, sub-admin and customer areas: side menu, top bar, content (SPEC section 2, Chrome). */
export function OfficeShell({ logo, title, personName, menu, signOutAction, children }: OfficeShellProps) {
  const t = useTranslations('Frame')
  // The same element beside the page and in the sheet: a page tells React about it once.
  const side = <SideMenu title={title} personName={personName} menu={menu} />
  return (
    <div className="min-h-dvh bg-ground">
      <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
        <div className="page-width flex min-h-(--bar-height) items-center justify-between gap-2">
          {logo}
          <div className="flex items-center gap-1">
            <div className="menu-bar max-xl:hidden">
              <NavLink href="/Home">{t('dashboard')}</NavLink>
              <LanguageSwitch look="menu" />
            </div>
            <div className="menu-bar max-sm:hidden">
              <SignOutForm action={signOutAction} label={t('signOut')} />
            </div>
            <ThemeSwitch label={t('darkColours')} />
            <PhoneMenu label={t('menu')}>
              {side}
              <div className="mt-3 menu-side border-t border-line pt-3">
                <NavLink href="/Home">{t('dashboard')}</NavLink>
                <SignOutForm action={signOutAction} label={t('signOut')} />
                <LanguageSwitch look="row" />
              </div>
            </PhoneMenu>
          </div>
        </div>
      </header>
      <div className="page-width grid gap-8 py-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="hidden xl:block print:hidden">
          <div className="sticky top-20">{side}</div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <LanguageRestore />
    </div>
  )
}

function SideMenu({ title, personName, menu }: Pick<OfficeShellProps, 'title' | 'personName' | 'menu'>) {
  return (
    <nav aria-label={title} className="menu-side">
      <p className="px-4 text-lg font-bold text-ink">{title}</p>
      {personName && <p className="px-4 pb-2 text-sm text-ink-muted">{personName}</p>}
      <ul className="grid gap-1">
        {menu.map(({ href, label }) => (
          <li key={href}>
            <NavLink href={href}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
