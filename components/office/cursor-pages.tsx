import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

interface CursorPagesProps {
  /** Name of the list. */
  label: string
  previous: string | undefined
  next: string | undefined
}

/** The way on and back in a list that is paged by key; nothing at all where one page holds it. */
export function CursorPages({ label, previous, next }: CursorPagesProps) {
  const t = useTranslations('DataList')
  if (!previous && !next) return null
  const look = buttonClassName({ variant: 'secondary' })
  return (
    <nav
      aria-label={t('pagesOf', { list: label })}
      className="flex flex-wrap justify-center gap-3 print:hidden"
    >
      {previous && (
        <Link href={previous} rel="prev" className={look}>
          <Icon name="arrow-left" /> {t('previous')}
        </Link>
      )}
      {next && (
        <Link href={next} rel="next" className={look}>
          {t('next')} <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
