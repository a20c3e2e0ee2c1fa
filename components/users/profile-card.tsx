import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { DayText } from '@/components/vehicles/day-text'
import { dayInAddis } from '@/lib/core/day'
import { formatMoment } from '@/lib/core/i18n/format'
import { ratedFrom } from '@/lib/users/rules'
import type { Profile } from '@/lib/users/queries'
import { Avatar } from './avatar'

/** Who the person is, since when, and what the bookings tell (SPEC section 2, Profile screens). */
export function ProfileCard({ profile }: { profile: Profile }) {
  const locale = useLocale()
  const t = useTranslations('Profile')
  const { rating } = profile
  return (
    <Card as="section" aria-labelledby="profile-name" className="grid content-start gap-5">
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <Avatar person={profile} url={profile.avatar} size="large" />
        <div className="grid min-w-0 justify-items-start gap-1">
          <h2 id="profile-name" className="text-xl wrap-anywhere">
            {profile.firstName} {profile.lastName}
          </h2>
          <p className="max-w-full wrap-anywhere text-ink-muted">{profile.email}</p>
          <Badge tone="brand" icon="user">
            {t(`role.${profile.role}`)}
          </Badge>
        </div>
      </div>
      <Facts
        facts={[
          {
            label: t('lastLogin'),
            value: profile.lastLogin ? formatMoment(profile.lastLogin, locale) : t('never'),
          },
          {
            label: t('memberSince'),
            value: <DayText day={dayInAddis(new Date(profile.createdAt))} />,
          },
          { label: t('transactions'), value: profile.transactions },
          {
            label: t('rating'),
            value: rating === null ? t('ratingNone') : t('ratingValue', { percent: String(rating) }),
          },
        ]}
      />
      <p className="text-sm text-ink-muted">{t('ratingHint', { count: String(ratedFrom) })}</p>
    </Card>
  )
}
