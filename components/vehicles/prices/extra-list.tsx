import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { EmptyState } from '@/components/ui/empty-state'
import { formatBirr } from '@/lib/core/i18n/format'
import { removeExtraAction } from '@/lib/vehicles/prices/actions'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import { RowActions } from './row-actions'

interface ExtraListProps {
  extras: readonly PricedExtra[]
  /** The rule or extra that the page asks about before it is removed. */
  asking: string | undefined
}

/** What is rented along with a vehicle, in the reader's language. */
export function ExtraList({ extras, asking }: ExtraListProps) {
  const t = useTranslations('Prices')
  const quotes = useTranslations('Quote')
  const locale = useLocale()
  if (extras.length === 0) {
    return <EmptyState icon="tag" title={t('noExtras')} description={t('noExtrasText')} />
  }
  return (
    <ul className="grid divide-y divide-line">
      {extras.map(({ id, text, amountSantim, per, vehicleKind, isDriver }) => {
        const name = text[locale]
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="grid min-w-0 flex-[1_1_11rem] gap-0.5">
              <span className="font-semibold break-words">{name}</span>
              <span className="text-ink-muted figures">
                {quotes(`per.${per}`, { amount: formatBirr(amountSantim / 100, locale) })}
                {vehicleKind && ` · ${t(`onlyFor.${vehicleKind}`)}`}
                {isDriver && ` · ${t('withDriver')}`}
              </span>
            </p>
            <FormMessages namespaces={['PriceForms']}>
              <RowActions
                id={id}
                query={{ extra: id }}
                remove={removeExtraAction}
                change={t('changeOf', { name })}
                title={t('removeExtraTitle', { name })}
                description={t('removeText')}
                isAsking={asking === id}
              />
            </FormMessages>
          </li>
        )
      })}
    </ul>
  )
}
