import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import type { FormAction } from '@/lib/server/form-state'
import { formatMoment } from '@/lib/core/i18n/format'
import type { Reply } from '@/lib/requests/replies'
import type { AnyRequest } from '@/lib/requests/view'
import { ReplyForm } from './reply-form'

interface ReplySectionProps {
  request: AnyRequest
  replies: readonly Reply[]
  action: FormAction
}

/** What was answered to a request, by whom and when, and the form for the next answer. */
export function ReplySection({ request: { id, email, locale: theirs }, replies, action }: ReplySectionProps) {
  const t = useTranslations('Requests')
  const locale = useLocale()
  const language = useTranslations('Languages')(theirs)
  return (
    <Card as="section" aria-labelledby="replies" className="grid gap-5">
      <h2 id="replies" className="text-xl text-ink">
        {t('replies')}
      </h2>
      {replies.length === 0 ? (
        <p className="text-ink-muted">{t('noReplies')}</p>
      ) : (
        <ol className="grid gap-4">
          {replies.map(({ id: replyId, text, by, sentAt }) => (
            <li key={replyId} className="grid gap-1 border-l-4 border-brand pl-4">
              <p className="text-sm text-ink-muted figures">
                {t('repliedBy', { moment: formatMoment(sentAt, locale), name: by ?? t('formerStaff') })}
              </p>
              <p lang={theirs} className="break-words whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {email ? (
        <FormMessages namespaces={['RequestForms']}>
          <ReplyForm action={action} id={id} email={email} language={language} />
        </FormMessages>
      ) : (
        <p className="text-ink-muted">{t('noAddress')}</p>
      )}
    </Card>
  )
}
