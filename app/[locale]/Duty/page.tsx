import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { NextIntlClientProvider } from 'next-intl'
import { redirect } from 'next/navigation'
import { DutyTrips } from '@/components/dispatch/duty-trips'
import { queryValues } from '@/components/vehicles/query-values'
import { driverOfKey } from '@/lib/auth/secret-link'
import { guard } from '@/lib/auth/guard'
import { company } from '@/lib/core/company'
import { addDays, type Day, daysBetween } from '@/lib/core/day'
import { AppError } from '@/lib/core/errors'
import { formatDayInWords, formatEthiopianDay } from '@/lib/core/i18n/format'
import { addressIn, type Locale, localeOfPublicName } from '@/lib/core/i18n/routing'
import { markRecordMissing } from '@/lib/core/page-render'
import { getDuty } from '@/lib/dispatch/duty/queries'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'

// A page may stay open for some days.
const daysNamed = 7

export const generateMetadata = privatePage('Duty', (t) => [t('title')])

/** A driver's trips from yesterday to the day after tomorrow, for a phone that may have no line (CONTRACT section 12). */
export default async function Duty({ searchParams }: PageProps<'/[locale]/Duty'>) {
  const { key } = await queryValues(searchParams)
  if (key === undefined) await guard('/Duty')
  const duty = key === undefined ? null : await findDuty(key)
  if (key === undefined || !duty) return <DeadLink />
  const locale = localeOfPublicName(duty.language)
  // English has no prefix to lead to: an address without one may be led back by what the phone prefers.
  if (locale && locale !== 'en' && locale !== (await getLocale())) {
    redirect(addressIn(locale, hrefOf('/Duty', { key })))
  }
  const { Duty, SendingFailed, SlowSending } = await getMessages()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-xl content-start gap-5 px-3 py-4 outline-none"
    >
      <NextIntlClientProvider messages={{ Duty, SendingFailed, SlowSending }}>
        <DutyTrips
          linkKey={key}
          duty={duty}
          dayNames={dayNames(duty.today, await getLocale())}
          officePhone={company().phone}
        />
      </NextIntlClientProvider>
    </main>
  )
}

/** The days around today in words of both calendars, written here: their tables would weigh on a slow line. */
function dayNames(today: Day, locale: Locale): Record<string, string> {
  const days = daysBetween(addDays(today, -1), addDays(today, daysNamed))
  return Object.fromEntries(
    days.map((day) => [
      day,
      `${formatDayInWords(day, locale, { hasYear: false })} · ${formatEthiopianDay(day, locale)}`,
    ]),
  )
}

async function findDuty(key: string) {
  try {
    return await getDuty(driverOfKey(key))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** What a wrong or a renewed link shows; answered with status 404. */
async function DeadLink() {
  markRecordMissing()
  const t = await getTranslations('Duty')
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-xl gap-3 px-4 py-12 outline-none">
      <h1 className="text-2xl text-ink">{t('deadTitle')}</h1>
      <p className="text-ink-muted">{t('deadText')}</p>
    </main>
  )
}
