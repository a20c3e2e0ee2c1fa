import { useTranslations } from 'next-intl'
import { MethodName } from '@/components/api/method-name'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { ReferenceOperation, ReferenceField } from '@/lib/server/api-reference'

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

/** What an operation takes: one line per field. */
function FieldList({ fields }: { fields: readonly ReferenceField[] }) {
  const t = useTranslations('ApiDocs')
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line">
      {fields.map((field) => (
        <li key={`${field.place} ${field.name}`} className="grid gap-1 px-3 py-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <code className="font-mono font-semibold wrap-anywhere text-ink">{field.name}</code>
            <code className="font-mono text-sm wrap-anywhere text-ink-muted">{field.type}</code>
            <span className="text-sm text-ink-muted">{t(`place.${field.place}`)}</span>
            {field.isRequired && <Badge tone="brand">{t('required')}</Badge>}
          </div>
          {field.about && (
            <p lang="en" className="text-sm text-ink-muted">
              {field.about}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** JSON to read and to copy, folded away. */
function ExampleBlock({ label, text }: { label: string; text: string }) {
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold text-brand">{label}</summary>
      <pre
        tabIndex={0}
        lang="en"
        className="overflow-x-auto border-t border-line bg-sunken p-3 font-mono text-sm text-ink"
      >
        {text}
      </pre>
    </details>
  )
}
