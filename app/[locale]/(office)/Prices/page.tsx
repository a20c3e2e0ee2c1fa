import { getLocale, getTranslations } from 'next-intl/server'
import { CursorPages } from '@/components/office/cursor-pages'
import { FilterForm } from '@/components/office/filter-form'
import { cursorPages } from '@/components/office/list-address'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { ExtraList } from '@/components/vehicles/prices/extra-list'
import { NoVehicles } from '@/components/vehicles/no-vehicles'
import { PriceEditor } from '@/components/vehicles/prices/price-editor'
import { PricePreview } from '@/components/vehicles/prices/price-preview'
import { RuleList } from '@/components/vehicles/prices/rule-list'
import { queryValues } from '@/components/vehicles/query-values'
import { versionOf } from '@/lib/audit/record-version'
import { guard } from '@/lib/auth/guard'
import { dayInAddis } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { askQuote } from '@/lib/vehicles/prices/asked-quote'
import { ruleFacts } from '@/lib/vehicles/prices/price-book'
import {
  getExtra,
  getPriceRule,
  listExtras,
  listOfferedExtras,
  listPriceRules,
  listVehicleChoices,
} from '@/lib/vehicles/prices/queries'
import { pricePagesQuery, pricesQuery } from '@/lib/vehicles/prices/schema'

export const generateMetadata = privatePage('Prices', (t) => [t('title')])

/** Price rules, extras, and what they make of a price (CONTRACT section 9); with `?rule=` or `?extra=` the form of one. */
export default async function Prices({ searchParams }: PageProps<'/[locale]/Prices'>) {
  const values = await queryValues(searchParams)
  const query = pricesQuery.parse(values)
  const { after, before, extrasAfter, extrasBefore } = pricePagesQuery.parse(values)
  const actor = await guard('/Prices')
  const t = await getTranslations('Prices')
  const chosen = [(await searchParams).extras ?? []].flat()
  const [rules, extras, offered, askedRule, askedExtra, rule, extra] = await Promise.all([
    listPriceRules(actor, { after, before }),
    listExtras(actor, { after: extrasAfter, before: extrasBefore }),
    listOfferedExtras(actor),
    query.remove ? getPriceRule(actor, query.remove) : null,
    query.remove ? getExtra(actor, query.remove) : null,
    isKnown(query.rule) ? getPriceRule(actor, query.rule) : null,
    isKnown(query.extra) ? getExtra(actor, query.extra) : null,
  ])
  if ((isKnown(query.rule) && !rule) || (isKnown(query.extra) && !extra)) return <DeskMissingRecord />
  const facts = rule ? ruleFacts(rule) : (extra ?? undefined)
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
      <PriceEditor
        query={query}
        rule={rule ?? undefined}
        extra={extra ?? undefined}
        version={facts && versionOf(facts)}
        vehicles={vehicles}
      />
      <Card as="section" className="grid gap-4">
        <SectionHeading
          title={t('rules')}
          text={t('rulesText')}
          href={hrefOf('/Prices', { rule: 'new' })}
          add={t('addRule')}
        />
        <RuleList rules={withAsked(rules.rows, askedRule)} asking={query.remove} />
        <CursorPages label={t('rules')} {...cursorPages({ path: '/Prices', query: {} }, rules)} />
      </Card>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card as="section" className="grid gap-4">
          <SectionHeading
            title={t('extras')}
            text={t('extrasText')}
            href={hrefOf('/Prices', { extra: 'new' })}
            add={t('addExtra')}
          />
          <ExtraList extras={withAsked(extras.rows, askedExtra)} asking={query.remove} />
          <CursorPages
            label={t('extras')}
            previous={extras.previous ? hrefOf('/Prices', { extrasBefore: extras.previous }) : undefined}
            next={extras.next ? hrefOf('/Prices', { extrasAfter: extras.next }) : undefined}
          />
        </Card>
        <Card as="section" id="preview" className="grid scroll-mt-24 gap-4">
          <h2 className="text-xl">{t('preview')}</h2>
          <p className="text-ink-muted">{t('previewText')}</p>
          {vehicles.length === 0 && !query.q ? (
            <NoVehicles />
          ) : (
            <PricePreview
              query={query}
              chosen={chosen}
              vehicles={vehicles}
              extras={offered}
              today={dayInAddis(new Date())}
              shown={shown}
            />
          )}
        </Card>
      </div>
    </>
  )
}

const isKnown = (id: string | undefined): id is string => id !== undefined && id !== 'new'

/** The rows of a page, with the one that the page asks about first where it is on another page. */
function withAsked<Row extends { id: string }>(rows: readonly Row[], asked: Row | null): readonly Row[] {
  return asked && !rows.some(({ id }) => id === asked.id) ? [asked, ...rows] : rows
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
