import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { ReferenceField } from '@/lib/server/api-reference'

/** What an operation takes: one line per field. */
export function FieldList({ fields }: { fields: readonly ReferenceField[] }) {
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
