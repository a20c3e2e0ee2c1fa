import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, buttonClassName } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/inputs'
import { Link } from '@/lib/core/i18n/navigation'
import { addressIn } from '@/lib/core/i18n/routing'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'
import { isNarrowed, keptNames } from './list-address'

interface FilterFormProps {
  path: RoutePath
  /** What the address holds now; a change of it fills the form anew. */
  query: Record<string, string | undefined>
  /** Label of the text search `?q=`. */
  searchLabel: string
  /** What can be searched for; stands in the field until somebody types. */
  searchHint?: string
  /** Names in the address that stay as they are, such as the order. */
  kept?: readonly string[]
  /** Further fields beside the search; on phones behind a line that opens them. */
  children?: ReactNode
}

/** Narrows a list down; a plain GET form, so that the address holds it all and it works without a script. */
export function FilterForm(props: FilterFormProps) {
  const { path, query, searchLabel, searchHint, kept = keptNames, children } = props
  const t = useTranslations('DataList')
  const locale = useLocale()
  const keptQuery = Object.fromEntries(kept.map((name) => [name, query[name]]))
  return (
    <form
      // A changed address brings new default values, which React gives to a new form only.
      key={JSON.stringify(query)}
      role="search"
      aria-label={searchLabel}
      method="get"
      action={addressIn(locale, path)}
      className="flex flex-wrap items-end gap-3 sm:items-start"
    >
      <Field id="q" label={searchLabel} className="min-w-0 flex-[1_1_7rem] sm:flex-[2_1_16rem]">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={query.q}
            placeholder={searchHint}
          />
        )}
      </Field>
      {children && (
        <details className="phone-fold" open={isNarrowed(query, [...kept, 'q'])}>
          <summary className={buttonClassName({ variant: 'secondary' })}>{t('filter')}</summary>
          {children}
        </details>
      )}
      {Object.entries(keptQuery).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="contents gap-3 sm:mt-[calc(1lh+0.375rem)] sm:flex">
        <Button type="submit" variant="brand" icon="search" className="max-sm:px-3">
          <span className="max-sm:sr-only">{t('search')}</span>
        </Button>
        {isNarrowed(query, kept) && (
          <Link href={hrefOf(path, keptQuery)} className={buttonClassName({ variant: 'quiet' })}>
            {t('clear')}
          </Link>
        )}
      </div>
    </form>
  )
}

interface ChoiceFieldProps {
  name: string
  label: string
  value: string | undefined
  /** What stands for no choice. */
  all: string
  choices: readonly { value: string; label: string }[]
}

/** One of several values beside the search of a FilterForm; as wide as what is chosen, where there is room. */
export function ChoiceField({ name, label, value, all, choices }: ChoiceFieldProps) {
  return (
    <Field id={name} label={label} className="max-w-full min-w-40 flex-auto [&_select]:field-sizing-content">
      {(control) => (
        <Select {...control} name={name} defaultValue={value ?? ''}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
