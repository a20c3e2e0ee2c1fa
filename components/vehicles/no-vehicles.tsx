import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/core/i18n/navigation'
import type { RoutePath } from '@/lib/routes/routes'

/** Stands where staff would find or choose a vehicle and none is posted yet, with the way to post the first. */
export function NoVehicles({ post = '/OnePost' }: { post?: RoutePath }) {
  const t = useTranslations('Fleet')
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
