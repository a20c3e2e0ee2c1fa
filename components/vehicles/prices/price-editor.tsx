import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import { shortWeekdays } from '@/lib/core/i18n/format'
import type { VehicleChoice } from '@/lib/vehicles/prices/queries'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { kindNames } from '@/lib/vehicles/rules'
import type { PricesQuery } from '@/lib/vehicles/prices/schema'
import type { NamedPriceRule } from '@/lib/vehicles/prices/price-book'
import { carCategories } from '@/lib/vehicles/rules'
import { ExtraForm } from './extra-form'
import { RuleForm } from './rule-form'

interface PriceEditorProps {
  query: PricesQuery
  /** The rule that the address names, and the extra. */
  rule: NamedPriceRule | undefined
  extra: PricedExtra | undefined
  /** Of that one. */
  version: string | undefined
  vehicles: readonly VehicleChoice[]
}

/** The form of the rule or extra that the address names, new or known; nothing where it names none. */
export function PriceEditor({ query, rule, extra, version, vehicles }: PriceEditorProps) {
  const t = useTranslations('Prices')
  const classes = useTranslations('VehicleClass')
  const locale = useLocale()
  const weekdays = shortWeekdays[locale]
  if (!query.rule && !query.extra) return null
  const known = version === undefined ? {} : { version }
  const names = Object.fromEntries(carCategories.map((category) => [category, classes(category)]))
  return (
    <Card as="section" id="form" className="grid scroll-mt-24 gap-5">
      {query.rule ? (
        <>
          <h2 className="text-xl">{rule ? t('changeOf', { name: rule.name }) : t('addRule')}</h2>
          <FormMessages namespaces={['PriceForms']}>
            <RuleForm
              key={query.rule}
              id={rule?.id}
              defaults={{ ...ruleDefaults(rule), ...known }}
              ticked={rule?.weekdays ?? []}
              weekdayNames={weekdays}
              categoryNames={names}
              vehicles={vehicles}
            />
          </FormMessages>
        </>
      ) : (
        <>
          <h2 className="text-xl">{extra ? t('changeOf', { name: extra.text[locale] }) : t('addExtra')}</h2>
          <FormMessages namespaces={['PriceForms', 'Languages']}>
            <ExtraForm key={query.extra} id={extra?.id} defaults={{ ...extraDefaults(extra), ...known }} />
          </FormMessages>
        </>
      )}
    </Card>
  )
}

function ruleDefaults(rule: NamedPriceRule | undefined) {
  if (!rule) return { direction: 'more', changeBy: 'percent', target: 'all' }
  const change = rule.percent ?? rule.amountSantim / 100
  return {
    name: rule.name,
    ...(rule.nameOm && { nameOm: rule.nameOm }),
    ...(rule.nameAm && { nameAm: rule.nameAm }),
    rank: String(rule.rank),
    direction: change < 0 ? 'less' : 'more',
    change: String(Math.abs(change)),
    changeBy: rule.percent === null ? 'birr' : 'percent',
    target: rule.vehicleId ? 'vehicle' : rule.category ? 'class' : 'all',
    ...(rule.from && { from: rule.from }),
    ...(rule.to && { to: rule.to }),
    ...(rule.category && { class: rule.category }),
    ...(rule.vehicleId && { vehicleId: rule.vehicleId }),
  }
}

function extraDefaults(extra: PricedExtra | undefined) {
  if (!extra) return { per: 'booking' }
  const { text, amountSantim, per, vehicleKind, isDriver } = extra
  return {
    textEn: text.en,
    textAm: text.am,
    textOm: text.om,
    amount: String(amountSantim / 100),
    per,
    kind: vehicleKind ? kindNames[vehicleKind] : '',
    driver: isDriver ? 'on' : 'off',
  }
}
