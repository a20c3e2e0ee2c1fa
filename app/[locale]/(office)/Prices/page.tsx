import { getLocale, getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/office/filter-form'
import { FlashSlot } from '@/components/site/flash-slot'
import { MissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { ExtraList } from '@/components/vehicles/prices/extra-list'
import { PriceEditor } from '@/components/vehicles/prices/price-editor'
import { PricePreview } from '@/components/vehicles/prices/price-preview'
import { RuleList } from '@/components/vehicles/prices/rule-list'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { dayInAddis } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import { listExtras, listPriceRules, listVehicleChoices } from '@/lib/vehicles/prices/queries'
import { pricesQuery } from '@/lib/vehicles/prices/schema'

export const generateMetadata = privatePage('Prices', (t) => [t('title')])

/** Price rules, extras, and what they make of a price (CONTRACT section 9); with `?rule=` or `?extra=` the form of one. */
export default async function Prices({ searchParams }: PageProps<'/[locale]/Prices'>) {
  const query = pricesQuery.parse(await queryValues(searchParams))
  const actor = await guard('/Prices', query)
  const t = await getTranslations('Prices')
  const chosen = [(await searchParams).extras ?? []].flat()
  const [rules, extras] = await Promise.all([listPriceRules(actor), listExtras(actor)])
  const rule = rules.find(({ id }) => id === query.rule)
  const extra = extras.find(({ id }) => id === query.extra)
  const isMissing =
    (query.rule && query.rule !== 'new' && !rule) || (query.extra && query.extra !== 'new' && !extra)
  if (isMissing) return <MissingRecord />
  const ids = [query.vehicleId, rule?.vehicleId].filter((id) => typeof id === 'string')
  const { vehicleId, date, lastDate } = query
  const asked = vehicleId && date && { vehicleId, date, lastDate, extras: chosen }
  const shown = asked ? await askQuote(actor, asked, await getLocale()) : null
  const { vehicles, hasMore } = await listVehicleChoices(actor, { q: query.q, ids })

  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('title')} lead={t('lead')} />
      {(hasMore || query.q) && (
        <FilterForm
          path="/Prices"
          query={query}
          searchLabel={t('search')}
          searchHint={t('searchHint')}
          kept={['rule', 'extra']}
        />
      )}
      <PriceEditor query={query} rule={rule} extra={extra} vehicles={vehicles} />
      <Card as="section" className="grid gap-4">
        <SectionHeading
          title={t('rules')}
          text={t('rulesText')}
          href={hrefOf('/Prices', { rule: 'new' })}
          add={t('addRule')}
        />
        <RuleList rules={rules} asking={query.remove} />
      </Card>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card as="section" className="grid gap-4">
          <SectionHeading
            title={t('extras')}
            text={t('extrasText')}
            href={hrefOf('/Prices', { extra: 'new' })}
            add={t('addExtra')}
          />
          <ExtraList extras={extras} asking={query.remove} />
        </Card>
        <Card as="section" id="preview" className="grid scroll-mt-24 gap-4">
          <h2 className="text-xl">{t('preview')}</h2>
          <p className="text-ink-muted">{t('previewText')}</p>
          <PricePreview
            query={query}
            chosen={chosen}
            vehicles={vehicles}
            extras={extras}
            today={dayInAddis(new Date())}
            shown={shown}
          />
        </Card>
      </div>
    </>
  )
}

function SectionHeading({
  title,
  text,
  href,
  add,
}: {
  title: string
  text: string
  href: string
  add: string
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-ink-muted">{text}</p>
      </div>
      <Link href={`${href}#form`} className={buttonClassName({ variant: 'secondary', size: 'small' })}>
        {add}
      </Link>
    </div>
  )
}
