import { getTranslations } from 'next-intl/server'
import { FormMessages } from '@/components/form/form-messages'
import { BackToList } from '@/components/office/record-links'
import { placeIn } from '@/components/office/list-address'
import { NameColumns } from '@/components/payments/name-columns'
import { StatementForm } from '@/components/payments/statement-forms'
import { StatementList } from '@/components/payments/statement-list'
import { StatementScreen } from '@/components/payments/statement-screen'
import { FlashSlot } from '@/components/site/flash-slot'
import { DeskMissingRecord } from '@/components/site/not-found-text'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { bankAccounts } from '@/lib/core/company'
import { statementQuery } from '@/lib/payments/schema'
import { getStatementDraft } from '@/lib/payments/statement-import'
import { getStatement, listStatements } from '@/lib/payments/statement-result'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Statement', (t) => [t('title')])

/**
 * A bank's statement is uploaded and compared with the claimed transfers (CONTRACT section 10): with `?draft=` the question
 * what its columns are, with `?id=` what its lines say.
 */
export default async function Statement({ searchParams }: PageProps<'/[locale]/Statement'>) {
  const values = await queryValues(searchParams)
  const query = statementQuery.parse(values)
  const { id, draft, group, page } = query
  const actor = await guard('/Statement')
  const t = await getTranslations('Statement')
  const back = <BackToList href="/Statement" label={t('back')} />
  if (id) {
    const statement = await getStatement(actor, { id, group, page })
    if (!statement) return <DeskMissingRecord />
    return (
      <>
        <FlashSlot flash={await readFlash()} />
        <PageHeading title={t('title')} actions={back} />
        <StatementScreen statement={statement} />
      </>
    )
  }
  if (draft) {
    const asked = await getStatementDraft(actor, draft)
    if (!asked) return <DeskMissingRecord />
    return (
      <>
        <PageHeading title={t('askTitle')} lead={t('askLead', { bank: asked.bank })} actions={back} />
        <NameColumns draft={asked} />
      </>
    )
  }
  const list = await listStatements(actor, query)
  const banks = [...bankAccounts(), ...list.rows].map(({ bank }) => bank)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Card as="section" className="grid max-w-2xl gap-4">
        <FormMessages namespaces={['StatementForms']}>
          <StatementForm banks={[...new Set(banks)]} title={t('upload')} />
        </FormMessages>
      </Card>
      <section className="grid gap-4">
        <h2 className="text-xl text-ink">{t('list')}</h2>
        <StatementList list={list} from={{ path: '/Statement', query: {}, place: placeIn(values) }} />
      </section>
    </>
  )
}
