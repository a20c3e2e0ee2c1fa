import { getTranslations } from 'next-intl/server'
import { LanguageNames, Paper, StateBadge } from '@/components/dispatch/driver-words'
import { WorkReport } from '@/components/dispatch/work-report'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { listAddress, recordHref } from '@/components/office/list-address'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { PhoneLink } from '@/components/office/phone-link'
import { Avatar } from '@/components/users/avatar'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { dayInAddis } from '@/lib/core/day'
import { pageSizes } from '@/lib/core/schemas'
import { formatNumber, fullName } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { listDrivers } from '@/lib/dispatch/drivers/queries'
import { driversQuery } from '@/lib/dispatch/drivers/schema'
import type { Driver } from '@/lib/dispatch/drivers/view'
import { listDriverWork } from '@/lib/dispatch/work-report'
import { hrefOf } from '@/lib/routes/routes'
import { listSavedViews } from '@/lib/saved-views/queries'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { spanOf } from '@/lib/statistics/rules'
import { statisticsQuery } from '@/lib/statistics/schema'

export const generateMetadata = privatePage('Dispatch', (t) => [t('drivers')])

/** The drivers by name, with their papers (CONTRACT section 12). */
export default async function Drivers({ searchParams }: PageProps<'/[locale]/Drivers'>) {
  const values = await queryValues(searchParams)
  const query = driversQuery.parse(values)
  const { q } = query
  const { period } = statisticsQuery.parse(values)
  const actor = await guard('/Drivers')
  const t = await getTranslations('Dispatch')
  const today = dayInAddis(new Date())
  const span = spanOf(period, today)
  const [address, list, views, work] = await Promise.all([
    listAddress({ path: '/Drivers', orders: ['name'], sort: 'name', filters: { q }, searchParams }),
    listDrivers(actor, { ...query, limit: query.limit ?? pageSizes[0] }),
    listSavedViews(actor, '/Drivers'),
    listDriverWork(actor, span),
  ])
  const add = (
    <Link href={hrefOf('/Driver', { id: 'new' })} className={buttonClassName({ variant: 'primary' })}>
      {t('addDriver')}
    </Link>
  )
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('drivers')} lead={t('driversLead')} actions={add} />
      <DataList<Driver>
        caption={t('drivers')}
        {...{ list, address, views }}
        total={list.total}
        filter={<FilterForm {...address} searchLabel={t('search')} searchHint={t('searchDrivers')} />}
        empty={
          <EmptyState icon="user" title={t('noDrivers')} description={t('noDriversText')} action={add} />
        }
        columns={[
          {
            key: 'name',
            header: t('driver'),
            isRowHeader: true,
            cell: (driver) => (
              <span className="flex items-center gap-3">
                <Avatar person={driver} url={driver.image} size="small" />
                <Link
                  href={recordHref(address, { path: '/Driver', query: { id: driver.id } })}
                  className="underline"
                >
                  {fullName(driver)}
                </Link>
              </span>
            ),
          },
          { key: 'phone', header: t('phone'), cell: ({ phone }) => <PhoneLink phone={phone} /> },
          {
            key: 'licence',
            header: t('paper.licence'),
            cell: ({ licenceUntil }) => <Paper until={licenceUntil} today={today} />,
          },
          {
            key: 'languages',
            header: t('languages'),
            cell: ({ languages }) => <LanguageNames languages={languages} />,
          },
          {
            key: 'state',
            header: t('stateHead'),
            cell: ({ isActive, daysOff }) => (
              <StateBadge isActive={isActive} away={daysOff.includes(today) && t('offToday')} />
            ),
          },
        ]}
      />
      <WorkReport
        path="/Drivers"
        {...{ period, span }}
        head={[t('driver'), t('work.days'), t('work.trips')]}
        rows={work.map(({ id, name, days, trips }) => ({
          key: id,
          cells: [name, formatNumber(days), formatNumber(trips)],
        }))}
      />
    </>
  )
}
