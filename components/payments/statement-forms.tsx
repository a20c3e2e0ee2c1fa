'use client'

import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FileInput } from '@/components/form/file-input'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { Field } from '@/components/ui/field'
import {
  confirmStatementAction,
  nameStatementColumnsAction,
  uploadStatementAction,
} from '@/lib/payments/actions'

interface StatementFormProps {
  /** Names of banks that are known here, the likeliest first; one bank by two names would keep its lines twice. */
  banks: readonly string[]
  title: string
}

/** Uploads a bank's statement. */
export function StatementForm({ banks, title }: StatementFormProps) {
  const t = useTranslations('StatementForms')
  const form = useActionForm({
    action: uploadStatementAction,
    schema: async () => (await import('@/lib/payments/schema')).statementFormInput,
    defaults: { bank: banks[0] ?? '' },
  })
  return (
    <FormFrame {...form} legend={title}>
      <Field id="file" label={t('file')} hint={t('fileHint')} error={form.fieldError('file')}>
        {(control) => (
          <FileInput
            {...control}
            choose={t('chooseFile')}
            none={t('noFile')}
            name="file"
            accept=".csv,.txt,text/csv,text/plain"
          />
        )}
      </Field>
      <FormField form={form} name="bank" label={t('bank')} maxLength={80} list="banks" />
      <datalist id="banks">
        {banks.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
      <SubmitButton className="sm:w-fit">{t('upload')}</SubmitButton>
    </FormFrame>
  )
}

const columns = ['date', 'reference', 'description', 'credit', 'debit', 'amount', 'balance'] as const

interface ColumnsFormProps {
  /** Of the file that was put aside. */
  id: string
  /** The name of each column of the file. */
  names: readonly string[]
}

/** Says which column of a statement's file holds what. */
export function ColumnsForm({ id, names }: ColumnsFormProps) {
  const t = useTranslations('StatementForms')
  const form = useActionForm({
    action: nameStatementColumnsAction,
    schema: async () => (await import('@/lib/payments/schema')).statementColumnsForm,
  })
  return (
    <FormFrame {...form}>
      <input type="hidden" name="id" value={id} />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map((column) => (
          <FormSelect
            key={column}
            form={form}
            name={column}
            label={t(`columns.${column}`)}
            choices={[
              { value: '', label: t('notThere') },
              ...names.map((name, index) => ({ value: String(index), label: name })),
            ]}
          />
        ))}
      </div>
      <SubmitButton className="sm:w-fit">{t('read')}</SubmitButton>
    </FormFrame>
  )
}

/** Confirms every exact claim of a statement. */
export function ConfirmStatementForm({ id }: { id: string }) {
  const t = useTranslations('StatementForms')
  return (
    <ActionForm action={confirmStatementAction}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton icon="check" className="w-fit">
        {t('confirmAll')}
      </SubmitButton>
    </ActionForm>
  )
}
