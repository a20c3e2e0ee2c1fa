import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { ReferenceOperation } from '@/lib/server/api-reference'
import { ExampleBlock } from './example-block'
import { FieldList } from './field-list'
import { MethodName } from './method-name'

/** One operation: what it does, who may call it, what it takes, what it answers. */
export function OperationArticle({ operation }: { operation: ReferenceOperation }) {
  const t = useTranslations('ApiDocs')
  const { id, method, path, summary, description, roles, fields, sends, request, success, errors } = operation
  return (
    <Card
      as="article"
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
    >
      <div className="grid gap-4">
        <header className="grid gap-2">
          <h3 id={`${id}-title`} lang="en" className="text-lg text-ink">
            {summary}
          </h3>
          <p className="flex flex-wrap items-center gap-2">
            <MethodName method={method} />
            <code className="font-mono wrap-anywhere text-ink">{path}</code>
          </p>
          {description && (
            <p lang="en" className="max-w-prose text-ink-muted">
              {description}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-sm text-ink-muted">{t('rights')}</span>
            {roles.map((role) => (
              <Badge key={role}>{t(`role.${role}`)}</Badge>
            ))}
          </p>
        </header>
        {fields.length > 0 && (
          <div className="grid gap-2">
            <p className="font-semibold text-ink">
              {t('takes')} {sends && <code className="font-mono text-sm text-ink-muted">{sends}</code>}
            </p>
            <FieldList fields={fields} />
            {request && <ExampleBlock label={t('exampleRequest')} text={request} />}
          </div>
        )}
        <div className="grid gap-2">
          <p className="font-semibold text-ink">{t('answers')}</p>
          <p className="flex flex-wrap items-baseline gap-2">
            <Badge tone="success">{success.status}</Badge>
            <span lang="en" className="text-ink-muted">
              {success.description}
            </span>
          </p>
          {success.example && <ExampleBlock label={t('exampleAnswer')} text={success.example} />}
          <ul className="grid gap-1">
            {errors.map(({ status, codes }) => (
              <li key={status} className="flex flex-wrap items-baseline gap-2">
                <Badge tone="danger">{status}</Badge>
                <code lang="en" className="font-mono text-sm wrap-anywhere text-ink-muted">
                  {codes.join(', ')}
                </code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  )
}
