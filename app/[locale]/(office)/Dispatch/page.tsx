import { getLocale, getTranslations } from 'next-intl/server'
import { DaySheet } from '@/components/dispatch/day-sheet'
import { ExpiringPapers } from '@/components/dispatch/expiring-papers'
import { FocusNext } from '@/components/dispatch/focus-next'
import { isOpen } from '@/components/dispatch/job-choices'
import { JobList } from '@/components/dispatch/job-list'
import { ReplaceForm } from '@/components/dispatch/replace-form'
import { SpanBoard } from '@/components/dispatch/span-board'
import { PrintButton } from '@/components/bookings/print-button'
import { FormMessages } from '@/components/form/form-messages'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { TabsNav } from '@/components/ui/tabs-nav'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import type { SignedInActor } from '@/lib/auth/permissions'
import { addDays, type Day, dayInAddis, daysBetween } from '@/lib/core/day'
import { formatDayInWords, formatEthiopianDay, formatFullDay } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { getDispatchDay, getDispatchSpan, listDepartures, listExpiringPapers } from '@/lib/dispatch/queries'
import { dispatchQuery } from '@/lib/dispatch/schema'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { periodOf } from '@/lib/vehicles/availability/rules'

export const generateMetadata = privatePage('Dispatch', (t) => [t('title')])

const views = ['day', 'week', 'month', 'sheet'] as const

/** Who drives what: a day with its departures, a week or a month of drivers, and the day sheet (CONTRACT section 12). */
export default async function Dispatch({ searchParams }: PageProps<'/[locale]/Dispatch'>) {
  const { next, ...values } = await queryValues(searchParams)
  const query = dispatchQuery.parse(values)
  const { date, view, job, replace } = query
  const actor = await guard('/Dispatch')
  const t = await getTranslations('Dispatch')
  const locale = await getLocale()
  const day = date ?? dayInAddis(new Date())
  const step = view === 'week' ? 7 : view === 'month' ? 30 : 1
  const move = (days: number) =>
    hrefOf('/Dispatch', { view: view === 'day' ? undefined : view, date: addDays(day, days) })
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading
        title={t('title')}
        lead={
          <>
            <span className="inline-block">{formatDayInWords(day, locale)} ·</span>{' '}
            <span className="inline-block">{formatEthiopianDay(day, locale)}</span>
          </>
        }
        actions={view === 'sheet' && <PrintButton label={t('print')} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <TabsNav
          label={t('view')}
          linkAs={Link}
          tabs={views.map((name) => ({
            href: hrefOf('/Dispatch', { date, view: name === 'day' ? undefined : name }),
            label: t(`views.${name}`),
            isCurrent: view === name,
          }))}
        />
        <nav aria-label={t('period')} className="flex flex-wrap gap-2">
          {([-step, step] as const).map((days) => (
            <Link
              key={days}
              href={move(days)}
              className={buttonClassName({ variant: 'secondary', size: 'small' })}
            >
              {t(days < 0 ? 'earlier' : 'later')}
            </Link>
          ))}
        </nav>
      </div>
      {view === 'day' && <DayBoard {...{ actor, day, job, replace }} isAfterOne={next === '1'} />}
      {view === 'sheet' && <Sheet {...{ actor, day }} driverId={query.driver} />}
      {(view === 'week' || view === 'month') && <Span {...{ actor, day, view }} />}
    </>
  )
}

interface DayBoardProps {
  actor: SignedInActor
  day: Day
  job: string | undefined
  replace: string | undefined
  /** The page comes after an assignment. */
  isAfterOne: boolean
}

async function DayBoard({ actor, day, job, replace, isAfterOne }: DayBoardProps) {
  const t = await getTranslations('Dispatch')
  const [board, papers] = await Promise.all([getDispatchDay(actor, day), listExpiringPapers(actor)])
  const open = board.departures.filter(isOpen).length
  const driver = board.drivers.find(({ id }) => id === replace)
  return (
    <>
      {board.departures.length === 0 ? (
        <EmptyState icon="calendar" title={t('emptyTitle')} description={t('emptyText')} />
      ) : (
        <p className="text-ink-muted">{t('summary', { count: board.departures.length, open })}</p>
      )}
      {driver && (
        <Card as="section" id="replace" className="grid scroll-mt-24 gap-4">
          <h2 className="text-xl">{t('replaceLink', { name: driver.name })}</h2>
          <FormMessages namespaces={['DispatchForms']}>
            <ReplaceForm
              key={`${driver.id} ${day}`}
              day={day}
              driver={{ id: driver.id, name: driver.name }}
              others={board.drivers
                .filter(({ id }) => id !== driver.id)
                .map(({ id, name }) => ({ id, name }))}
            />
          </FormMessages>
        </Card>
      )}
      <JobList board={board} openJob={job} />
      {isAfterOne && <FocusNext open={open} />}
      <Card as="section" id="papers" className="grid scroll-mt-24 gap-3">
        <h2 className="text-xl">{t('papers')}</h2>
        <ExpiringPapers papers={papers} />
      </Card>
    </>
  )
}

async function Sheet({
  actor,
  day,
  driverId,
}: {
  actor: SignedInActor
  day: Day
  driverId: string | undefined
}) {
  const t = await getTranslations('Dispatch')
  const departures = await listDepartures(actor, { from: day, to: day, driverId })
  const drivers = new Map(
    departures.flatMap(({ driver }) => (driver ? [[driver.id, driver.name] as const] : [])),
  )
  return (
    <>
      <nav aria-label={t('dutySheets')} className="flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        {driverId && (
          <Link href={hrefOf('/Dispatch', { view: 'sheet', date: day })} className="text-brand underline">
            {t('views.sheet')}
          </Link>
        )}
        {[...drivers].map(([id, name]) => (
          <Link
            key={id}
            href={hrefOf('/Dispatch', { view: 'sheet', date: day, driver: id })}
            className="text-brand underline"
          >
            {t('dutySheetOf', { name })}
          </Link>
        ))}
      </nav>
      {departures.length === 0 ? (
        <EmptyState icon="calendar" title={t('emptyTitle')} description={t('emptyText')} />
      ) : (
        <DaySheet
          departures={departures}
          caption={t('sheetCaption', { day: formatFullDay(day, await getLocale()) })}
        />
      )}
    </>
  )
}

async function Span({ actor, day, view }: { actor: SignedInActor; day: Day; view: 'week' | 'month' }) {
  const { from, days } = periodOf(view, day)
  const to = addDays(from, days - 1)
  const t = await getTranslations('Dispatch')
  const words = { caption: t('spanCaption'), driver: t('driver'), open: t('open'), off: t('off') }
  const span = await getDispatchSpan(actor, { from, to })
  return <SpanBoard days={daysBetween(from, to)} today={dayInAddis(new Date())} span={span} words={words} />
}
