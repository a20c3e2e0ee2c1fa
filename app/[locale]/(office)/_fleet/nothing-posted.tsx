import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/core/i18n/navigation'
import type { RoutePath } from '@/lib/routes/routes'

/** Stands where a list of vehicles has nothing to show. */
export function NothingPosted({ isNarrowed, post }: { isNarrowed: boolean; post: RoutePath }) {
  const t = useTranslations('Fleet')
  const list = useTranslations('DataList')
  if (isNarrowed) return <EmptyState title={list('noMatch')} description={list('noMatchText')} />
  return (
    <EmptyState
      icon="car"
      title={t('emptyTitle')}
      description={t('emptyText')}
      action={
        <Link href={post} className={buttonClassName({ variant: 'primary' })}>
          {t('uploadPosts')}
        </Link>
      }
    />
  )
}
