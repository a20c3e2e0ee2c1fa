import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { EmptyState } from '@/components/ui/empty-state'
import { type Column, Table } from '@/components/ui/table'
import { DayText } from '@/components/vehicles/day-text'
import { formatBirr, formatNumber, shortWeekdays, listText } from '@/lib/core/i18n/format'
import { textFor } from '@/lib/core/local-text'
import { removePriceRuleAction } from '@/lib/vehicles/prices/actions'
import type { PriceChange, PriceTime } from '@/lib/vehicles/prices/rules'
import type { NamedPriceRule } from '@/lib/vehicles/prices/price-book'
import { RowActions } from './row-actions'

interface RuleListProps {
  rules: readonly NamedPriceRule[]
  /** The rule or extra that the page asks about before it is removed. */
  asking: string | undefined
}

/** The price rules, the highest rank first: what each does, when and for which vehicles, in words. */
export function RuleList({ rules, asking }: RuleListProps) {
  const t = useTranslations('Prices')
  const columns: Column<NamedPriceRule>[] = [
    { key: 'name', header: t('name'), isRowHeader: true, cell: RuleName },
    { key: 'change', header: t('change'), cell: (rule) => <RuleChange change={rule} /> },
    { key: 'when', header: t('when'), cell: (rule) => <RuleTime time={rule} /> },
    { key: 'who', header: t('who'), cell: (rule) => <RuleTarget rule={rule} /> },
    { key: 'rank', header: t('rank'), cell: ({ rank }) => <span className="figures">{rank}</span> },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: ({ id, name }) => (
        <FormMessages namespaces={['PriceForms']}>
          <RowActions
            id={id}
            query={{ rule: id }}
            remove={removePriceRuleAction}
            change={t('changeOf', { name })}
            title={t('removeRuleTitle', { name })}
            description={t('removeText')}
            isAsking={asking === id}
          />
        </FormMessages>
      ),
    },
  ]
  if (rules.length === 0) {
    return <EmptyState icon="tag" title={t('noRules')} description={t('noRulesText')} />
  }
  return <Table caption={t('rules')} columns={columns} rows={rules} rowKey={({ id }) => id} />
}

function RuleName({ name, nameOm, nameAm }: NamedPriceRule) {
  const { text, lang } = textFor(useLocale(), { en: name, om: nameOm, am: nameAm })
  return <span lang={lang}>{text}</span>
}

function RuleChange({ change: { percent, amountSantim } }: { change: PriceChange }) {
  const locale = useLocale()
  const t = useTranslations('Prices')
  const change = percent ?? amountSantim
  if (change === 0) return t('unchanged')
  const amount =
    percent === null ? formatBirr(Math.abs(change) / 100, locale) : `${formatNumber(Math.abs(change))}%`
  return <span className="figures">{change > 0 ? t('dearer', { amount }) : t('cheaper', { amount })}</span>
}

function RuleTime({ time: { from, to, weekdays } }: { time: PriceTime }) {
  const t = useTranslations('Prices')
  const locale = useLocale()
  const names = listText(
    weekdays.map((day) => shortWeekdays[locale][day - 1]),
    locale,
  )
  return (
    <span className="grid gap-0.5">
      <span>{names || t('everyDay')}</span>
      {from && (
        <span>
          {t('since')} <DayText day={from} />
        </span>
      )}
      {to && (
        <span>
          {t('until')} <DayText day={to} />
        </span>
      )}
    </span>
  )
}

function RuleTarget({ rule: { vehicleName, category } }: { rule: NamedPriceRule }) {
  const t = useTranslations('Prices')
  const classes = useTranslations('VehicleClass')
  if (vehicleName !== null) return vehicleName
  return category === null ? t('allVehicles') : t('ofClass', { class: classes(category) })
}
