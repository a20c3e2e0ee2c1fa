import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { Facts } from '@/components/ui/facts'
import { PhoneLink } from '@/components/office/phone-link'
import { formatMoment, fullName } from '@/lib/core/i18n/format'
import type { User } from '@/lib/users/view'
import { RoleBadge } from './user-list'

/** Everything about a user that an admin may see; of the password only that it is not shown (SPEC section 2). */
export function UserFacts({ user }: { user: User }) {
  const locale = useLocale()
  const t = useTranslations('Users')
  return (
    <Facts
      facts={[
        { label: t('id'), value: <span className="break-all">{user.id}</span> },
        { label: t('name'), value: fullName(user) },
        { label: t('email'), value: <span className="break-all">{user.email}</span> },
        { label: t('phone'), value: user.phone ? <PhoneLink phone={user.phone} /> : '–' },
        {
          label: t('password'),
          value: (
            <>
              <span aria-hidden="true">••••••••</span>
              <span className="sr-only">{t('passwordHidden')}</span>
            </>
          ),
        },
        { label: t('role'), value: <RoleBadge role={user.role} /> },
        { label: t('signsIn'), value: user.isGoogle ? t('withGoogle') : t('withPassword') },
        { label: t('lastLogin'), value: user.lastLogin ? formatMoment(user.lastLogin, locale) : t('never') },
        { label: t('createdAt'), value: formatMoment(user.createdAt, locale) },
      ]}
    />
  )
}

/** Stands where a screen of one user has no user to show (SPEC section 8). */
export function NoUserData() {
  const t = useTranslations('Users')
  return <EmptyState icon="user" title={t('none')} description={t('noneText')} />
}
