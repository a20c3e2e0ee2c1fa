import { useLocale, useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/checkbox'
import { formatBirr } from '@/lib/core/i18n/format'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'

interface ExtraChoicesProps {
  extras: readonly PricedExtra[]
  /** Ids of those that are ticked at first. */
  ticked: readonly string[]
  onTick?: (id: string, isTicked: boolean) => void
  className: string
}

/** The extras that are offered, each with its price, to be ticked; nothing where none is. */
export function ExtraChoices({ extras, ticked, onTick, className }: ExtraChoicesProps) {
  const t = useTranslations('OneDayBook')
  const prices = useTranslations('Quote')
  const locale = useLocale()
  if (extras.length === 0) return null
  return (
    <fieldset className={className}>
      <legend className="font-semibold text-ink">{t('extras')}</legend>
      {extras.map(({ id, text, per, amountSantim }) => (
        <Checkbox
          key={id}
          id={`extras.${id}`}
          name={`extras.${id}`}
          defaultChecked={ticked.includes(id)}
          onChange={onTick && ((event) => onTick(id, event.target.checked))}
          label={
            <>
              {text[locale]}{' '}
              <span className="text-ink-muted figures">
                {prices(`per.${per}`, { amount: formatBirr(amountSantim / 100, locale) })}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
