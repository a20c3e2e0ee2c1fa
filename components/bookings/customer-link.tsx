import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'

interface CustomerLinkProps {
  /** Of the booking; tells the links of a page apart. */
  id: string
  link: string
}

/** The secret link of a booking, for staff to send on. */
export function CustomerLink({ id, link }: CustomerLinkProps) {
  const t = useTranslations('Desk')
  return (
    <div className="grid gap-2">
      <Field id={`link-${id}`} label={t('linkTitle')} hint={t('linkText')}>
        {(control) => <Input {...control} readOnly value={link} className="figures" />}
      </Field>
      <CopyButton text={link} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} />
    </div>
  )
}
