import { useTranslations } from 'next-intl'
import { ClosingDetails } from '@/components/site/closing-details'
import { LanguageLinks } from '@/components/site/language-links'
import { NavLink } from '@/components/site/nav-link'
import { SignOutForm } from '@/components/site/sign-out-form'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { can, type SignedInRole } from '@/lib/auth/permissions'
import { profileOfRole } from '@/lib/routes/routes'
import { signOutAction } from '@/lib/users/sign-in-actions'

interface PersonMenuProps {
  role: SignedInRole
  personName: string
}

/** Who is signed in: their profile, language and colours, and the way out where the bar has no room for it. */
export function PersonMenu({ role, personName }: PersonMenuProps) {
  const t = useTranslations('Frame')
  const office = useTranslations('OfficeFrame')
  return (
    <ClosingDetails>
      <summary className="desk-opener" title={personName}>
        <span aria-hidden="true" className="desk-initials">
          {initialsOf(personName)}
        </span>
        <span className="sr-only">{personName}</span>
      </summary>
      <div className="desk-panel menu-side w-84">
        <p className="px-4 leading-tight font-semibold text-ink">
          {personName}
          <span className="block text-sm font-normal text-ink-muted">{office(`area.${role}`)}</span>
        </p>
        <NavLink href={profileOfRole[role]}>{office('menu.profile')}</NavLink>
        {can(role, 'factor:add-own') && <NavLink href="/Security">{office('menu.security')}</NavLink>}
        <div role="group" aria-label={t('chooseLanguage')} className="flex flex-wrap items-center gap-1 px-1">
          <LanguageLinks look="row" />
          <ThemeSwitch label={t('darkColours')} />
        </div>
        <div className="xl:hidden [&_button]:justify-start">
          <NavLink href="/Home">{t('dashboard')}</NavLink>
          <SignOutForm action={signOutAction} label={t('signOut')} />
        </div>
      </div>
    </ClosingDetails>
  )
}

/** The first letters of the first and the last name. */
const initialsOf = (name: string) => {
  const names = name.split(/\s+/).filter(Boolean)
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((one) => Array.from(one ?? '')[0])
    .join('')
}
