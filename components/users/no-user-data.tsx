import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/office/back-link'
import { EmptyState } from '@/components/ui/empty-state'

/** Stands where a screen of one user has no user to show (SPEC section 8). */
export function NoUserData() {
  const t = useTranslations('Users')
  return (
    <EmptyState
      icon="user"
      title={t('none')}
      description={t('noneText')}
      action={<BackLink href="/UserDb" label={t('back')} />}
    />
  )
}
