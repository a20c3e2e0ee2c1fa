import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'
import { Link } from '@/lib/core/i18n/navigation'
import { markRecordMissing } from '@/lib/core/page-render'

const waysOn = [
  { href: '/VehiclesTypes', key: 'cars' },
  { href: '/Home', key: 'home' },
  { href: '/Help', key: 'help' },
  { href: '/Contact', key: 'contact' },
] as const

/** That a page or a record does not exist, and the ways on. Every page brings it along, so it is small. */
export function NotFoundText() {
  const t = useTranslations('NotFound')
  return (
    <Missing text={t('text')}>
      <Link href="/OneDayVehicles" className={buttonClassName()}>
        {t('vehicles')}
      </Link>
      {waysOn.map(({ href, key }) => (
        <Link key={href} href={href} className={buttonClassName({ variant: 'secondary' })}>
          {t(key)}
        </Link>
      ))}
    </Missing>
  )
}

/** What a page shows, within its frame, whose record does not exist; the page is answered with status 404. */
export function MissingRecord() {
  markRecordMissing()
  return (
    <div className="page-width py-12">
      <NotFoundText />
    </div>
  )
}

/** The same at the desk, where staff look for it or go on with their day. */
export function DeskMissingRecord() {
  markRecordMissing()
  const t = useTranslations()
  return (
    <div className="py-12">
      <Missing text={t('Errors.NOT_FOUND')}>
        <Link href="/Search" className={buttonClassName()}>
          {t('OfficeFrame.search.page')}
        </Link>
        <Link href="/Dashboard" prefetch={false} className={buttonClassName({ variant: 'secondary' })}>
          {t('OfficeFrame.menu.today')}
        </Link>
      </Missing>
    </div>
  )
}

function Missing({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslations('NotFound')
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-3xl text-ink">{t('title')}</h1>
      <p className="max-w-xl text-ink-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
