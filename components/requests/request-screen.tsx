import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Reply } from '@/lib/requests/replies'
import type { AnyRequest, RequestFact } from '@/lib/requests/view'
import type { FormAction } from '@/lib/server/form-state'
import { ReplySection } from './reply-section'
import { RequestFacts } from './request-facts'

interface RequestScreenProps {
  id: string
  /** Null where there is none any more. */
  request: AnyRequest | null
  /** What was sent with this kind of request, in the order in which it is told. */
  facts: readonly RequestFact[]
  replies: readonly Reply[]
  actions: { setDone: FormAction; reply: FormAction; remove: FormAction }
  /** True on the page that asks before deleting, without a script. */
  isAsking: boolean
  /** What else belongs to it, below its facts. */
  children?: ReactNode
}

/** One request: its facts, what was answered, its mark, its deletion. */
export function RequestScreen(props: RequestScreenProps) {
  const { id, request, facts, replies, actions, children } = props
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        {request && (
          <Card as="section">
            <RequestFacts request={request} facts={facts} />
          </Card>
        )}
        {children}
        <ReplySection id={id} request={request} replies={replies} action={actions.reply} />
      </div>
      {request && <Measures {...props} request={request} />}
    </div>
  )
}

/** What is done about a request besides answering it. */
function Measures({ request, actions, isAsking }: RequestScreenProps & { request: AnyRequest }) {
  const { id, firstName, phone, isDone } = request
  const t = useTranslations('Requests')
  const forms = useTranslations('RequestForms')
  return (
    <Card as="section" className="grid gap-6">
      <a href={`tel:${phone}`} className={buttonClassName({ variant: 'secondary' })}>
        <Icon name="phone" />
        {t('call')}
      </a>
      <FormMessages>
        <ActionForm action={actions.setDone}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
          <SubmitButton
            variant={isDone ? 'secondary' : 'brand'}
            icon={isDone ? 'clock' : 'check'}
            pendingLabel={forms('saving')}
          >
            {isDone ? forms('markOpen') : forms('markDone')}
          </SubmitButton>
        </ActionForm>
        <div className="border-t border-line pt-6">
          <AskedForm
            formId="delete-request"
            action={actions.remove}
            id={id}
            button={{ label: forms('delete'), icon: 'trash', variant: 'danger' }}
            title={t('deleteTitle')}
            description={t('deleteText', { name: firstName })}
            confirmLabel={forms('delete')}
            cancelLabel={forms('cancel')}
            errorTitle={forms('notDeleted')}
            isAsking={isAsking}
          />
        </div>
      </FormMessages>
    </Card>
  )
}
