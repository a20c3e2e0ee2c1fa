import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { FormAction } from '@/lib/server/form-state'
import { DoneForm } from './done-form'

interface RequestScreenProps {
  id: string
  name: string
  phone: string
  isDone: boolean
  doneAction: FormAction
  removeAction: FormAction
  /** True on the page that asks before deleting, without a script. */
  isAsking: boolean
  /** What was answered and the form for it. */
  replies: ReactNode
  /** What is known about it. */
  children: ReactNode
}

/** One message or request: its facts, the ways to answer it, its mark, its deletion. */
export function RequestScreen(props: RequestScreenProps) {
  const { id, name, phone, isDone, doneAction, removeAction, isAsking, replies, children } = props
  const t = useTranslations('Requests')
  const forms = useTranslations('RequestForms')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Card as="section">{children}</Card>
        {replies}
      </div>
      <Card as="section" className="grid gap-6">
        <a href={`tel:${phone}`} className={buttonClassName({ variant: 'secondary' })}>
          <Icon name="phone" />
          {t('call')}
        </a>
        <FormMessages namespaces={['RequestForms']}>
          <DoneForm action={doneAction} id={id} isDone={isDone} />
          <div className="border-t border-line pt-6">
            <AskedForm
              formId="delete-request"
              action={removeAction}
              id={id}
              button={{ label: forms('delete'), icon: 'trash', variant: 'danger' }}
              title={t('deleteTitle')}
              description={t('deleteText', { name })}
              confirmLabel={forms('delete')}
              cancelLabel={forms('cancel')}
              errorTitle={forms('notDeleted')}
              isAsking={isAsking}
            />
          </div>
        </FormMessages>
      </Card>
    </div>
  )
}
