import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { DayInput } from '@/components/vehicles/day-input'
import { addDays, type Day } from '@/lib/core/day'
import { addressIn } from '@/lib/core/i18n/routing'
import type { VehicleChoice } from '@/lib/vehicles/prices/queries'
import type { AskedQuote } from '@/lib/vehicles/prices/asked-quote'
import type { PricedExtra } from '@/lib/vehicles/prices/quote'
import type { PricesQuery } from '@/lib/vehicles/prices/schema'
import { bookableDaysAhead } from '@/lib/vehicles/rules'
import { QuoteLines } from './quote-lines'

interface PricePreviewProps {
  query: PricesQuery
  /** Ids of the extras that are ticked. */
  chosen: readonly string[]
  vehicles: readonly VehicleChoice[]
  extras: readonly PricedExtra[]
  today: Day
  /** What the address asks for. */
  shown: AskedQuote | null
}

/** Asks for a vehicle, days and extras, and shows what customers would pay, line by line. A plain form with an address. */
export function PricePreview({ query, chosen, vehicles, extras, today, shown }: PricePreviewProps) {
  const t = useTranslations('Prices')
  const locale = useLocale()
  const { vehicleId, date, lastDate, q } = query
  const day = (name: 'date' | 'lastDate', value: Day | undefined) => (
    <Field id={name} label={t(name)}>
      {(control) => (
        <DayInput
          {...control}
          name={name}
          defaultValue={value}
          min={today}
          max={addDays(today, bookableDaysAhead)}
          required={name === 'date'}
        />
      )}
    </Field>
  )
  return (
    <div className="grid gap-5">
      <form
        // A changed address brings new default values, which React gives to a new form only.
        key={JSON.stringify([query, chosen])}
        method="get"
        action={`${addressIn(locale, '/Prices')}#preview`}
        className="grid gap-4"
      >
        {q && <input type="hidden" name="q" value={q} />}
        <Field id="preview-vehicle" label={t('vehicle')}>
          {(control) => (
            <Select {...control} name="vehicleId" defaultValue={vehicleId}>
              {vehicles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {day('date', date ?? addDays(today, 1))}
          {day('lastDate', lastDate ?? date ?? addDays(today, 1))}
        </div>
        {extras.length > 0 && (
          <fieldset>
            <legend className="font-semibold text-ink">{t('extras')}</legend>
            {extras.map(({ id, text }) => (
              <Checkbox
                key={id}
                id={`extra-${id}`}
                name="extras"
                value={id}
                label={text[locale]}
                defaultChecked={chosen.includes(id)}
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" variant="brand" className="sm:w-fit">
          {t('show')}
        </Button>
      </form>
      {shown && 'refusal' in shown && <Alert tone="warning">{shown.refusal}</Alert>}
      {shown && 'quote' in shown && (
        <section aria-label={t('previewResult')} className="grid gap-3">
          <QuoteLines quote={shown.quote} />
          <p className="text-ink-muted">{t('available', { count: shown.available })}</p>
        </section>
      )}
    </div>
  )
}
