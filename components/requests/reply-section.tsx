import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import { classNames } from '@/lib/core/class-names'
import type { FormAction } from '@/lib/server/form-state'
import { formatMoment } from '@/lib/core/i18n/format'
import type { Reply } from '@/lib/requests/replies'
import type { AnyRequest } from '@/lib/requests/view'
import { ReplyForm } from './reply-form'

interface ReplySectionProps {
  id: string
  /** Null where there is none any more: then what was typed is kept. */
  request: AnyRequest | null
  replies: readonly Reply[]
  action: FormAction
}

/** What was answered to a request, by whom and when, and the form for the next answer. */
export function ReplySection({ id, request, replies, action }: ReplySectionProps) {
  const t = useTranslations('Requests')
  const locale = useLocale()
  const languages = useTranslations('Languages')
  const email = request?.email
  return (
    <Card
      as="section"
      aria-labelledby="replies"
      className={classNames('gap-5', request ? 'grid' : 'hidden has-[form]:grid')}
    >
      <h2 id="replies" className="text-xl text-ink">
        {t('replies')}
      </h2>
      {replies.length === 0 ? (
        request && <p className="text-ink-muted">{t('noReplies')}</p>
      ) : (
        <ol className="grid gap-4">
          {replies.map(({ id: replyId, text, by, sentAt }) => (
            <li key={replyId} className="grid gap-1 border-l-4 border-brand pl-4">
              <p className="text-sm text-ink-muted figures">
                {t('repliedBy', { moment: formatMoment(sentAt, locale), name: by ?? t('formerStaff') })}
              </p>
              <p lang={request?.locale} className="break-words whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {email || !request ? (
        <FormMessages namespaces={['RequestForms']}>
          <ReplyForm
            action={action}
            id={id}
            to={request && email ? { email, language: languages(request.locale) } : null}
          />
        </FormMessages>
      ) : (
        <p className="text-ink-muted">{t('noAddress')}</p>
      )}
    </Card>
  )
}
