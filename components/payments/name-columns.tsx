import { useLocale, useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { Card } from '@/components/ui/card'
import { colonOf } from '@/lib/core/i18n/format'
import type { StatementDraft } from '@/lib/payments/statement-import'
import { ColumnsForm } from './statement-forms'

const shownRows = 8

/** The first rows of a file whose columns nobody knows, and the question what they hold. */
export function NameColumns({ draft: { id, rows } }: { draft: StatementDraft }) {
  const t = useTranslations('Statement')
  const colon = colonOf(useLocale())
  const width = Math.max(...rows.map((row) => row.length))
  const names = Array.from({ length: width }, (_, index) => t('column', { number: String(index + 1) }))
  const shown = rows.filter((row) => row.length > 1).slice(0, shownRows)
  // Says in the list of choices what the column begins with.
  const samples = names.map((name, index) => [name, shown[0]?.[index]].filter(Boolean).join(`${colon} `))
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl text-ink">{t('firstRows')}</h2>
        {/* A file this wide scrolls in its own box; the focus lets a keyboard do so. */}
        <div role="region" aria-label={t('firstRows')} tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-sm text-ink">
            <thead>
              <tr>
                {names.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="border-b border-line-strong px-3 py-2 text-left font-semibold whitespace-nowrap text-ink-muted"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {/* What the file says, in whatever language. */}
            <tbody lang="">
              {shown.map((row, rowIndex) => (
                <tr key={`${rowIndex}-${row.join()}`}>
                  {names.map((name, index) => (
                    <td key={name} className="border-b border-line px-3 py-2 whitespace-nowrap figures">
                      {row[index]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <Card as="section" className="grid gap-4">
        <FormMessages namespaces={['StatementForms']}>
          <ColumnsForm id={id} names={samples} />
        </FormMessages>
      </Card>
    </>
  )
}
