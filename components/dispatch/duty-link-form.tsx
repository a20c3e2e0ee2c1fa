'use client'

import { useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { Alert } from '@/components/ui/alert'
import { buttonClassName } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import { renewDutyLinkAction } from '@/lib/dispatch/drivers/actions'

interface DutyLinkFormProps {
  driver: { id: string; firstName: string; phone: string }
  /** True on the page that asks without a script. */
  isAsking: boolean
}

/** Gives a driver a new link to their duty page, after asking, and shows it this once. */
export function DutyLinkForm({ driver, isAsking }: DutyLinkFormProps) {
  const t = useTranslations('DispatchForms')
  return (
    <AskedForm
      formId={`renew-${driver.id}`}
      action={renewDutyLinkAction}
      id={driver.id}
      button={{ label: t('renew'), icon: 'link', variant: 'secondary' }}
      title={t('renewTitle')}
      description={t('renewText', { name: driver.firstName })}
      confirmLabel={t('renew')}
      cancelLabel={t('cancel')}
      tone="brand"
      isAsking={isAsking}
      answered={({ link = '' }) => <NewLink driver={driver} link={link} />}
    />
  )
}

interface NewLinkProps extends Pick<DutyLinkFormProps, 'driver'> {
  link: string
}

function NewLink({ driver, link }: NewLinkProps) {
  const t = useTranslations('DispatchForms')
  const text = t('linkMessage', { name: driver.firstName })
  const look = buttonClassName({ variant: 'secondary' })
  const telegram = new URLSearchParams({ url: link, text })
  return (
    <Alert tone="success" title={t('linkTitle')}>
      <div className="grid gap-3">
        <Field id="duty-link" label={t('link')} hint={t('linkText')}>
          {(control) => <Input {...control} readOnly value={link} className="figures" />}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={link} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} />
          <a href={`sms:${driver.phone}?body=${encodeURIComponent(`${text} ${link}`)}`} className={look}>
            <Icon name="chat" /> {t('bySms')}
          </a>
          <a
            href={`https://t.me/share/url?${telegram.toString()}`}
            target="_blank"
            rel="noreferrer"
            className={look}
          >
            <Icon name="send" /> {t('byTelegram')}
          </a>
        </div>
      </div>
    </Alert>
  )
}
