import { getLocale, getTranslations } from 'next-intl/server'
import { Paper, StateBadge } from '@/components/dispatch/driver-words'
import { Removal } from '@/components/dispatch/removal'
import { SpanForm } from '@/components/dispatch/span-form'
import { SpanList } from '@/components/dispatch/span-list'
import { UnitForm } from '@/components/dispatch/unit-form'
import { UnitPicture } from '@/components/dispatch/unit-picture'
import { WorkReport } from '@/components/dispatch/work-report'
import { FormMessages } from '@/components/form/form-messages'
import { DataList } from '@/components/office/data-list'
import { FilterForm } from '@/components/office/filter-form'
import { listAddress, placeIn } from '@/components/office/list-address'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { NoVehicles } from '@/components/vehicles/no-vehicles'
import { PictureGuide } from '@/components/vehicles/picture-guide'
import { queryValues } from '@/components/vehicles/query-values'
import { versionOf } from '@/lib/audit/record-version'
import { guard } from '@/lib/auth/guard'
import { dayInAddis } from '@/lib/core/day'
import { pageSizes } from '@/lib/core/schemas'
import { amongWords, formatDays, formatNumber } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { removeOutageAction, removeUnitAction } from '@/lib/dispatch/units/actions'
import { getUnit, listUnits, listVehicleUnits, type VehicleUnits } from '@/lib/dispatch/units/queries'
import { unitsQuery } from '@/lib/dispatch/units/schema'
import { type Unit, unitFacts } from '@/lib/dispatch/units/view'
import { listUnitUse } from '@/lib/dispatch/work-report'
import { hrefOf } from '@/lib/routes/routes'
import { listSavedViews } from '@/lib/saved-views/queries'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { spanOf } from '@/lib/statistics/rules'
import { statisticsQuery } from '@/lib/statistics/schema'

export const generateMetadata = privatePage('Dispatch', (t) => [t('units')])

/** The units by plate, with their papers and days out of service; with `?unit=` the form of one (CONTRACT section 12). */
export default async function Units({ searchParams }: PageProps<'/[locale]/Units'>) {
  const values = await queryValues(searchParams)
  const query = unitsQuery.parse(values)
  const { q, unit: asked, remove, vehicleId } = query
  const { period } = statisticsQuery.parse(values)
  const actor = await guard('/Units')
  const t = await getTranslations('Dispatch')
  const today = dayInAddis(new Date())
  const span = spanOf(period, today)
  const unit = asked && asked !== 'new' ? await getUnit(actor, asked) : null
  const [address, list, views, use, vehicles] = await Promise.all([
    listAddress({ path: '/Units', orders: ['name'], sort: 'name', filters: { q }, searchParams }),
    listUnits(actor, { ...query, limit: query.limit ?? pageSizes[0] }),
    listSavedViews(actor, '/Units'),
    listUnitUse(actor, span),
    listVehicleUnits(actor, unit?.vehicleId ?? vehicleId),
  ])
  if (asked && asked !== 'new' && !unit) return <DeskMissingRecord />
  const add = (
    <Link
      href={`${hrefOf('/Units', { unit: 'new' })}#form`}
      className={buttonClassName({ variant: 'primary' })}
    >
      {t('addUnit')}
    </Link>
  )
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('units')} lead={t('unitsLead')} actions={add} />
      {asked &&
        (vehicles.length > 0 ? (
          <UnitEditor {...{ unit, vehicles, vehicleId }} isAsking={remove === unit?.id} />
        ) : (
          <NoVehicles />
        ))}
      <MissingUnits vehicles={vehicles} />
      <DataList<Unit>
        caption={t('units')}
        {...{ list, address, views }}
        total={list.total}
        filter={<FilterForm {...address} searchLabel={t('search')} searchHint={t('searchUnits')} />}
        empty={<EmptyState icon="car" title={t('noUnits')} description={t('noUnitsText')} action={add} />}
        columns={[
          {
            key: 'plate',
            header: t('sheet.plate'),
            isRowHeader: true,
            cell: ({ id, plate, image }) => (
              <span className="flex items-center gap-3">
                <UnitPicture url={image} />
                <Link
                  href={`${hrefOf('/Units', { ...address.query, ...placeIn(values), unit: id })}#form`}
                  className="figures underline md:whitespace-nowrap"
                >
                  {plate}
                </Link>
              </span>
            ),
          },
          { key: 'vehicle', header: t('sheet.car'), cell: ({ vehicleName }) => vehicleName },
          ...(['insurance', 'inspection'] as const).map((kind) => ({
            key: kind,
            header: t(`paper.${kind}`),
            cell: (one: Unit) => <Paper until={one[`${kind}Until`]} today={today} />,
          })),
          {
            key: 'state',
            header: t('stateHead'),
            cell: ({ isActive, outages }) => (
              <StateBadge
                isActive={isActive}
                away={outages.some(({ from }) => from <= today) && t('outOfService')}
              />
            ),
          },
        ]}
      />
      <WorkReport
        path="/Units"
        {...{ period, span }}
        head={[t('sheet.plate'), t('work.days'), t('work.trips')]}
        rows={use.map(({ id, plate, vehicleName, days, trips }) => ({
          key: id,
          cells: [
            <span key="unit" className="flex flex-wrap gap-x-3">
              <span className="whitespace-nowrap">{plate}</span>
              <span className="text-ink-muted">{vehicleName}</span>
            </span>,
            formatNumber(days),
            formatNumber(trips),
          ],
        }))}
      />
    </>
  )
}

/** More would push the list out of sight; they are named once asked for. */
const mostNamed = 6

/** Fewer units than a vehicle's quantity are a warning: the others cannot be sent out. */
async function MissingUnits({ vehicles }: { vehicles: readonly VehicleUnits[] }) {
  const t = await getTranslations('Dispatch')
  const lacking = vehicles.filter(({ quantity, units }) => units > 0 && units < quantity)
  if (lacking.length === 0) return null
  return (
    <Alert tone="info" role="note">
      <details open={lacking.length <= mostNamed}>
        <summary className="cursor-pointer font-semibold">
          {t('fewerUnits')} {formatNumber(lacking.length)}
        </summary>
        <p>
          {lacking
            .map(({ name, units, quantity }) => `${amongWords(name)} (${units}/${quantity})`)
            .join(', ')}
        </p>
      </details>
    </Alert>
  )
}

interface UnitEditorProps {
  unit: Unit | null
  vehicles: readonly VehicleUnits[]
  vehicleId: string | undefined
  isAsking: boolean
}

async function UnitEditor({ unit, vehicles, vehicleId, isAsking }: UnitEditorProps) {
  const [t, locale] = await Promise.all([getTranslations('Dispatch'), getLocale()])
  const [first] = vehicles
  const defaults = unit
    ? {
        ...{ vehicleId: unit.vehicleId, plate: unit.plate, isActive: unit.isActive ? 'yes' : 'no' },
        version: versionOf(unitFacts(unit)),
        insuranceUntil: unit.insuranceUntil ?? '',
        inspectionUntil: unit.inspectionUntil ?? '',
      }
    : { vehicleId: vehicleId ?? first?.id ?? '', isActive: 'yes' }
  return (
    <Card as="section" id="form" className="grid scroll-mt-24 gap-5">
      <h2 className="text-xl figures">{unit ? unit.plate : t('addUnit')}</h2>
      <PictureGuide />
      <FormMessages namespaces={['DispatchForms', 'Picture']}>
        <UnitForm
          key={unit?.id ?? 'new'}
          id={unit?.id}
          defaults={defaults}
          vehicles={vehicles.map(({ id, name }) => ({ id, name }))}
          image={unit?.image ?? null}
        />
        {unit && (
          <>
            <h3 className="border-t border-line pt-5 text-lg font-semibold">{t('outOfService')}</h3>
            <SpanList
              id={unit.id}
              action={removeOutageAction}
              spans={unit.outages.map(({ id, from, to }) => ({
                text: formatDays({ date: from, lastDate: to }, locale),
                name: 'outageId',
                value: id,
              }))}
            />
            <SpanForm id={unit.id} of="unit" />
            <Removal id={unit.id} name={unit.plate} action={removeUnitAction} isAsking={isAsking} />
          </>
        )}
      </FormMessages>
    </Card>
  )
}
