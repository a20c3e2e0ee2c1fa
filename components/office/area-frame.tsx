import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClosingDetails } from '@/components/site/closing-details'
import { LanguageRestore } from '@/components/site/language-restore'
import { LanguageSwitch } from '@/components/site/language-switch'
import { Logo } from '@/components/site/logo'
import { NavLink } from '@/components/site/nav-link'
import { SignOutForm } from '@/components/site/sign-out-form'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { Icon } from '@/components/ui/icon'
import { menuOf } from '@/lib/routes/menus'
import { signOutAction } from '@/lib/users/sign-in-actions'

interface AreaFrameProps {
  companyName: string
  personName: string
  children: ReactNode
}

/** The frame of a customer's area (SPEC section 2, Chrome): side menu, top bar, content. */
export async function AreaFrame({ companyName, personName, children }: AreaFrameProps) {
  const t = await getTranslations('Frame')
  // The same element beside the page and in the sheet: a page tells React about it once.
  const side = <SideMenu personName={personName} />
  return (
    <div className="min-h-dvh bg-ground">
      <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
        <div className="page-width flex min-h-(--bar-height) items-center justify-between gap-2">
          <Logo companyName={companyName} />
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
          {/* A wide list scrolls in itself; without a column of its own it would widen the page. */}
          <div className="grid grid-cols-1 gap-6">{children}</div>
        </main>
      </div>
      <LanguageRestore />
    </div>
  )
}

function SideMenu({ personName }: { personName: string }) {
  const t = useTranslations('OfficeFrame')
  return (
    <nav aria-label={t('area.user')} className="menu-side">
      <p className="px-4 text-lg font-bold text-ink">{t('area.user')}</p>
      <p className="px-4 pb-2 text-sm text-ink-muted">{personName}</p>
      <ul className="grid gap-1">
        {menuOf('user')
          .flatMap((group) => group.entries)
          .map(({ href, labelKey }) => (
            <li key={href}>
              <NavLink href={href}>{t(`menu.${labelKey}`)}</NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/**
 * The menu of small screens: a sheet at the bottom, where the thumb is. The summary's own backdrop covers the page, so
 * a tap beside the sheet closes it without a script too.
 */
function PhoneMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ClosingDetails data-phone-menu="" className="group xl:hidden">
      <summary className="menu-opener group-open:before:fixed group-open:before:inset-0 group-open:before:bg-backdrop">
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="size-6 not-group-open:hidden" />
        {label}
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-10 max-h-[85dvh] overflow-y-auto rounded-t-lg border-t border-line bg-raised px-3 pt-4 pb-6 shadow-high">
        {children}
      </div>
    </ClosingDetails>
  )
}
