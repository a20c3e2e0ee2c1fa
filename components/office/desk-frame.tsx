import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LanguageRestore } from '@/components/site/language-restore'
import { Logo } from '@/components/site/logo'
import { NavLink } from '@/components/site/nav-link'
import { PhoneBarPlace } from '@/components/site/phone-bar'
import { SignOutForm } from '@/components/site/sign-out-form'
import { Icon } from '@/components/ui/icon'
import type { SignedInRole } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingsOfRole, homeOfRole } from '@/lib/routes/routes'
import type { NewsItem } from '@/lib/statistics/news'
import { signOutAction } from '@/lib/users/sign-in-actions'
import { DeskMenu, type WorkCounts } from './desk-menu'
import { DeskSearch } from './desk-search'
import { LiveUpdates } from './live-updates'
import { NewsMenu } from './news-menu'
import { PerRecord } from './per-record'
import { PersonMenu } from './person-menu'

interface DeskFrameProps {
  companyName: string
  role: SignedInRole
  person: { id: string; name: string }
  counts: WorkCounts
  /** The most that is counted. */
  most: number
  news: readonly NewsItem[]
  /** Whether the person may hear of what changes; nobody does whose second step is still to be set up. */
  isLive: boolean
  children: ReactNode
}

/**
 * The frame of staff (SPEC section 2, Chrome; DESIGN, The desk): the menu beside the page, on top the search, what is new,
 * the person and New booking; on phones the places of the day at the bottom.
 */
export async function DeskFrame(props: DeskFrameProps) {
  const { companyName, role, person, counts, most, news, isLive, children } = props
  const t = await getTranslations('OfficeFrame')
  const frame = await getTranslations('Frame')
  const { OfficeFrame, Status, SendingFailed } = await getMessages()
  return (
    <div className="min-h-dvh bg-ground">
      <NextIntlClientProvider messages={{ OfficeFrame, Status, SendingFailed }}>
        <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
          <div className="flex min-h-(--bar-height) items-center gap-1 px-4 md:gap-3 md:px-6">
            <Link href={homeOfRole[role]} className="desk-logo">
              <Logo companyName={companyName} />
            </Link>
            <DeskSearch role={role} />
            <div className="flex shrink-0 items-center gap-1 md:ml-auto">
              <NewsMenu role={role} personId={person.id} items={news} />
              <div className="relative menu-bar max-xl:hidden">
                <NavLink href="/Home">{frame('dashboard')}</NavLink>
                <SignOutForm action={signOutAction} label={frame('signOut')} />
              </div>
              <PersonMenu role={role} personName={person.name} />
              <Link href="/NewBooking" className="button desk-new max-lg:hidden">
                <Icon name="plus" />
                {t('begin.newBooking')}
              </Link>
              <DeskMenu role={role} counts={counts} most={most} />
            </div>
          </div>
        </header>
        {isLive && <LiveUpdates />}
      </NextIntlClientProvider>
      <main id="main" tabIndex={-1} className="desk-main">
        {/* A wide list scrolls in itself; without a column of its own it would widen the page. */}
        <div className="grid grid-cols-1 gap-6">
          <PerRecord>{children}</PerRecord>
        </div>
      </main>
      <nav aria-label={t('places')} className="phone-bar [--places:5]">
        <PhoneBarPlace href={homeOfRole[role]} icon="home">
          {t('menu.today')}
        </PhoneBarPlace>
        <PhoneBarPlace href={bookingsOfRole[role]} icon="list">
          {t('group.bookings')}
        </PhoneBarPlace>
        <PhoneBarPlace href="/NewBooking" icon="plus" label={t('begin.newBooking')}>
          {t('newShort')}
        </PhoneBarPlace>
        <PhoneBarPlace href="/Dispatch" icon="road">
          {t('menu.dispatch')}
        </PhoneBarPlace>
      </nav>
      <LanguageRestore />
    </div>
  )
}
