import { useLocale, useTranslations } from 'next-intl'
import { OfflineReading } from '@/components/site/offline-reading'
import { addDays, type Day } from '@/lib/core/day'
import { formatCode, formatDayInWords, formatMoment } from '@/lib/core/i18n/format'
import { OfflineNote } from './offline-note'

/** Days after the trip for which a device keeps its page. */
const keptDays = 7

interface OfflineBookingProps {
  trip: { code: string; vehicleName: string; date: Day; lastDate: Day }
  now: Date
}

/**
 * Lets the device of whoever this booking belongs to keep its page until a week after the trip, and says without a line how
 * old it is (docs/decisions/offline.md).
 */
export function OfflineBooking({ trip, now }: OfflineBookingProps) {
  const t = useTranslations('YourBooking')
  const locale = useLocale()
  const { code, vehicleName, date, lastDate } = trip
  const title = [vehicleName, formatCode(code), formatDayInWords(date, locale)].join(' · ')
  return (
    <>
      <meta name="offline-until" content={addDays(lastDate, keptDays)} />
      <meta name="offline-title" content={title} />
      <meta name="offline-at" content={now.toISOString()} />
      <OfflineNote label={t('offlineNote', { moment: formatMoment(now.toISOString(), locale) })} />
      <OfflineReading />
    </>
  )
}
