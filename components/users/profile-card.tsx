import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Facts } from '@/components/ui/facts'
import { DayText } from '@/components/vehicles/day-text'
import { classNames } from '@/lib/core/class-names'
import { dayInAddis } from '@/lib/core/day'
import { formatMoment } from '@/lib/core/i18n/format'
import { pictureSources } from '@/lib/files/rules'
import { initialsOf, ratedFrom } from '@/lib/users/rules'
import type { Profile } from '@/lib/users/queries'

/** Who the person is, since when, and what the bookings tell (SPEC section 2, Profile screens). */
export function ProfileCard({ profile }: { profile: Profile }) {
  const locale = useLocale()
  const t = useTranslations('Profile')
  const { rating } = profile
  return (
    <Card as="section" aria-labelledby="profile-name" className="grid content-start gap-5">
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <Avatar person={profile} />
        <div className="grid min-w-0 justify-items-start gap-1">
          <h2 id="profile-name" className="text-xl break-words">
            {profile.firstName} {profile.lastName}
          </h2>
          <p className="max-w-full break-words text-ink-muted">{profile.email}</p>
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

const avatarLook = 'size-20 shrink-0 rounded-full bg-brand-soft text-brand'

// The picture, or the letters of the name; the name itself stands beside it.
function Avatar({ person }: { person: Pick<Profile, 'firstName' | 'lastName' | 'avatar'> }) {
  if (!person.avatar) {
    return (
      <span
        aria-hidden="true"
        className={classNames('grid place-items-center text-2xl font-bold', avatarLook)}
      >
        {initialsOf(person)}
      </span>
    )
  }
  const [source] = pictureSources(person.avatar)
  return (
    // Uploaded pictures are stored in fixed sizes; there is no public image optimiser.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={person.avatar}
      srcSet={source?.srcSet}
      sizes="5rem"
      alt=""
      width={192}
      height={192}
      className={classNames('object-cover', avatarLook)}
    />
  )
}
