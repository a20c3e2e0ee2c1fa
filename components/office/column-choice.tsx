import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { addressIn } from '@/lib/core/i18n/routing'
import type { ListAddress } from './list-address'

interface ColumnChoiceProps {
  address: ListAddress
  /** Name of the list, read out. */
  list: string
  choices: readonly { key: string; header: string; isShown: boolean }[]
}

/** Which columns a list shows, kept in its address; a plain GET form that works without a script. */
export function ColumnChoice({ address: { path, query }, list, choices }: ColumnChoiceProps) {
  const t = useTranslations('DataList')
  const locale = useLocale()
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-md px-3 text-sm font-semibold text-brand hover:bg-sunken">
        {t('columns')}
      </summary>
      <form
        // A changed address brings new default values, which React gives to a new form only.
        key={JSON.stringify(query)}
        method="get"
        action={addressIn(locale, path)}
        className="mt-2 grid gap-3 rounded-lg border border-line bg-raised p-4"
      >
        {Object.entries(query).map(
          ([name, value]) =>
            value && name !== 'columns' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
          <legend className="sr-only">{t('columnsOf', { list })}</legend>
          {choices.map(({ key, header, isShown }) => (
            <Checkbox
              key={key}
              id={`column-${key}`}
              name="columns"
              value={key}
              label={header}
              defaultChecked={isShown}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="secondary" size="small">
            {t('showColumns')}
          </Button>
        </div>
      </form>
    </details>
  )
}
