import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/core/i18n/format'
import type { StatusChange } from '@/lib/bookings/view'

/** Who set which status when, oldest first. */
export function StatusHistory({ changes }: { changes: readonly StatusChange[] }) {
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  const texts = useTranslations('BookingOffice')
  return (
    <>
      <h2 className="mb-3 text-lg text-ink">{t('history')}</h2>
      <ol className="grid gap-3">
        {changes.map(({ id, from, to, by, name, reason, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="font-semibold text-ink">
              {from && from !== to && t('historyStep', { from: names(from), to: names(to) })}
              {!from && t('historyFirst')}
              {reason && <span className="block">{texts(`reason.${reason}`)}</span>}
            </span>
            <span className="text-sm text-ink-muted figures">
              {name
                ? texts('byPerson', {
                    moment: formatMoment(createdAt),
                    name,
                    role: t(`role.${by ?? 'none'}`),
                  })
                : t('historyBy', { moment: formatMoment(createdAt), role: t(`role.${by ?? 'none'}`) })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
