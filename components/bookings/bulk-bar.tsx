'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SubmitButton } from '@/components/form/submit-button'
import { ChosenBar, UndoForm } from '@/components/form/chosen-forms'
import { useChosenRows } from '@/components/form/chosen-rows'
import { Input, Select } from '@/components/ui/inputs'
import { undoBulkAction } from '@/lib/statistics/bulk-actions'
import { exportHref } from '@/lib/statistics/export-rules'

interface Choice {
  value: string
  text: string
}

interface BulkBarProps {
  /** The list as its address has it, which is shown again. */
  here: string
  mayConfirm: boolean
  drivers: readonly Choice[]
  causes: readonly Choice[]
}

/** What is done with the bookings that are chosen; each act is of those that the role may do. */
export function BulkBar({ here, mayConfirm, drivers, causes }: BulkBarProps) {
  const t = useTranslations('BulkForms')
  const locale = useLocale()
  const { values = {}, fields = {} } = useChosenRows().posted ?? {}
  const small = 'min-h-9 py-1 text-sm sm:w-44'
  function fileOf(sent: FormData) {
    if (sent.get('act') !== 'export') return null
    const ids = [...sent.keys()].filter((name) => name.startsWith('ids.')).map((name) => name.slice(4))
    return exportHref('bookings', { ids: ids.join(',') }, locale)
  }
  const choice = (name: 'driverId' | 'cause', label: string, choices: readonly Choice[]) => (
    <Select
      id={`bulk-${name}`}
      name={name}
      aria-label={label}
      defaultValue={values[name] ?? ''}
      className={small}
    >
      <option value="">{label}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  return (
    <ChosenBar {...{ here, fileOf }} title={t('title')} chosen={t('chosen')}>
      {mayConfirm && (
        <SubmitButton name="act" value="confirm" size="small" variant="brand" data-key="c">
          {t('confirm')}
        </SubmitButton>
      )}
      <span className="flex flex-wrap items-center gap-1">
        {choice('driverId', t('driver'), drivers)}
        <SubmitButton name="act" value="assign" size="small" variant="secondary">
          {t('assign')}
        </SubmitButton>
      </span>
      <SubmitButton name="act" value="message" size="small" variant="secondary">
        {t('message')}
      </SubmitButton>
      <SubmitButton name="act" value="export" size="small" variant="secondary">
        {t('export')}
      </SubmitButton>
      <details open={Boolean(fields.cause ?? fields.words)} className="open:w-full">
        <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-md px-3 text-sm font-semibold text-danger hover:bg-sunken">
          {t('cancelLink')}
        </summary>
        <span className="mt-1 flex flex-wrap items-center gap-1">
          {choice('cause', t('cause'), causes)}
          <Input
            name="words"
            aria-label={t('words')}
            placeholder={t('words')}
            defaultValue={values.words ?? ''}
            maxLength={500}
            autoComplete="off"
            className={small}
          />
          <SubmitButton name="act" value="cancel" size="small" variant="danger">
            {t('cancel')}
          </SubmitButton>
        </span>
      </details>
    </ChosenBar>
  )
}

/** Takes back for some seconds what was canceled in a list. */
export function BulkUndo({ ids, here }: { ids: readonly string[]; here: string }) {
  const t = useTranslations('BulkForms')
  return <UndoForm ids={ids} here={here} action={undoBulkAction} text={t('undo')} />
}
