import { getLocale, getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { CloseMonth } from '@/components/statistics/close-month'
import { ReportDays } from '@/components/statistics/report-days'
import { ReportFigures } from '@/components/statistics/report-figures'
import { ReportMonths, ReportVehicles } from '@/components/statistics/report-lists'
import { ReportPeriod } from '@/components/statistics/report-period'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { Tile } from '@/components/office/tile'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { formatDay } from '@/lib/core/i18n/format'
import { dayInAddis } from '@/lib/core/day'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { getReport } from '@/lib/statistics/report'
import { reportQuery, statisticsQuery } from '@/lib/statistics/schema'
import { Charts } from './charts'

export const generateMetadata = privatePage('Reports', (t) => [t('title')])

/** The money of a month of either calendar, and the figures of the business (CONTRACT section 10; DESIGN, The desk). */
export default async function Reports({ searchParams }: PageProps<'/[locale]/Reports'>) {
  const actor = await guard('/Reports')
  const values = await queryValues(searchParams)
  const [t, locale] = await Promise.all([getTranslations('Reports'), getLocale()])
  const report = await getReport(actor, reportQuery.parse(values))
  const { month, basis, months } = report
  const query = { calendar: month.calendar, month: month.name, by: basis }
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('title')}
        lead={t('span', { from: formatDay(month.from, locale), to: formatDay(month.to, locale) })}
      />
      <ReportPeriod month={month} basis={basis} query={query} />
      <ReportFigures report={report} />
      <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
        <ReportDays report={report} query={query} />
        <div className="grid min-w-0 gap-6">
          <ReportVehicles vehicles={report.vehicles} />
          <ReportMonths months={months} basis={basis} />
          {month.calendar === 'gregorian' &&
            basis === 'payment' &&
            months[0]?.closedAt === null &&
            month.to < dayInAddis(new Date()) && (
              <Card as="section">
                <FormMessages>
                  <CloseMonth month={month} isAsking={values.confirm === 'close'} />
                </FormMessages>
              </Card>
            )}
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            <Tile href="/Drivers#report" icon="wheel" title={t('drivers')} hint={t('driversHint')} />
            <Tile href="/Units#report" icon="plate" title={t('units')} hint={t('unitsHint')} />
          </div>
        </div>
      </div>
      <Charts actor={actor} period={statisticsQuery.parse(values).period} query={query} />
    </>
  )
}
