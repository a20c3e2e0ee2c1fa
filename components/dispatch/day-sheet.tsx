import { useLocale, useTranslations } from 'next-intl'
import { formatHour } from '@/lib/core/day'
import { formatCode, formatDay, listText } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import { formatPhone } from '@/lib/core/phone'
import { clockOf } from '@/lib/dispatch/rules'
import type { Departure } from '@/lib/dispatch/view'
import { useRiderText } from './use-rider-text'

interface DaySheetProps {
  departures: readonly Departure[]
  caption: string
}

/** Departures by time, complete, to be printed: 25 of them on a page of A4. */
export function DaySheet({ departures, caption }: DaySheetProps) {
  const t = useTranslations('Dispatch')
  const today = useTranslations('Today')
  const riderOf = useRiderText('Dispatch')
  const locale = useLocale()
  // On paper a name takes one line with its number below it, and the trip what is left.
  const heads = [
    ['time', 'whitespace-nowrap'],
    ['trip', 'min-w-28 print:min-w-0'],
    ['who', 'min-w-28 print:w-1/4 print:min-w-0'],
    ['car', 'min-w-28 print:w-1/8 print:min-w-0'],
    ['driver', 'min-w-28 print:w-1/5 print:min-w-0'],
  ] as const
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full day-sheet text-left text-sm print:text-[8pt] print:leading-[1.15]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(([head, width]) => (
              <th key={head} scope="col" className={width}>
                {t(`sheet.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map((job) => (
            <tr key={job.bookingId + job.day}>
              <th scope="row" className="whitespace-nowrap figures">
                {job.pickupTime && job.day === job.date
                  ? formatHour(clockOf(job.fromMinute), locale)
                  : t('noTime')}
                <br />
                {formatCode(job.code)}
              </th>
              <td className="wrap-anywhere">
                {!job.isConfirmed && <strong>{t('pending')} · </strong>}
                {[job.pickupPlace, job.destination].filter(Boolean).join(' → ')}
                {job.flight && ` · ${job.flight}`}
                {job.extras.map((text) => ` · ${text[locale]}`)}
                {endOf(job, locale) && <> ({t('until', { end: endOf(job, locale) })})</>}
              </td>
              <td className="wrap-anywhere">
                {riderOf(job)} <br />
                <a href={`tel:${job.phone}`} className="whitespace-nowrap figures">
                  {formatPhone(job.phone)}
                </a>
              </td>
              <td className="wrap-anywhere">
                {job.vehicleName} <br />
                <span className="whitespace-nowrap figures">{job.unit?.plate ?? '–'}</span>
              </td>
              <td className="wrap-anywhere">
                {job.driver ? (
                  <>
                    {job.driver.name} <br />
                    <a href={`tel:${job.driver.phone}`} className="whitespace-nowrap figures">
                      {formatPhone(job.driver.phone)}
                    </a>
                  </>
                ) : job.needsDriver ? (
                  '–'
                ) : (
                  today('withoutDriver')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** When it ends: on which day where that is another one, and the hour of its return where it is known. */
export function endOf({ day, lastDate, returnTime }: Departure, locale: Locale): string {
  return listText(
    [lastDate !== day && formatDay(lastDate, locale), returnTime && formatHour(returnTime, locale)],
    locale,
  )
}
