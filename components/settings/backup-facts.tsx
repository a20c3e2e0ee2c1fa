import { useLocale, useTranslations } from 'next-intl'
import { Facts } from '@/components/ui/facts'
import { formatMoment } from '@/lib/core/i18n/format'
import type { BackupRun } from '@/lib/settings/view'

/** When the data was last backed up, and when it was last seen that a backup can be restored. */
export function BackupFacts({ backup, check }: { backup: BackupRun | null; check: BackupRun | null }) {
  const t = useTranslations('Settings')
  const locale = useLocale()
  const textOf = (run: BackupRun | null) => {
    if (!run) return t('noRun')
    const when = formatMoment(run.finishedAt, locale)
    return run.isFailed ? t('runFailed', { when }) : t('runRows', { when, rows: run.rows })
  }
  return (
    <>
      <h2 className="text-xl text-ink">{t('backups')}</h2>
      <p className="mt-1 mb-4 text-ink-muted">{t('backupsHint')}</p>
      <Facts
        facts={[
          { label: t('lastBackup'), value: textOf(backup) },
          { label: t('lastCheck'), value: textOf(check) },
        ]}
      />
    </>
  )
}
