import { getLocale, getTranslations } from 'next-intl/server'
import { HitList } from '@/components/search/hit-list'
import { hitsOf } from '@/components/search/search-hits'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { PageHeading } from '@/components/ui/page-heading'
import { queryValues } from '@/components/vehicles/query-values'
import { guard } from '@/lib/auth/guard'
import { addressIn } from '@/lib/core/i18n/routing'
import { searchLimit } from '@/lib/search/everything'
import { findRecords } from '@/lib/search/queries'
import { searchQuery } from '@/lib/search/schema'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('OfficeSearch', (t) => [t('title')])

/** The search over everything as a page, for whoever has no script, and for more than the palette shows (CONTRACT section 11). */
export default async function Search({ searchParams }: PageProps<'/[locale]/Search'>) {
  const { q } = searchQuery.parse(await queryValues(searchParams))
  const actor = await guard('/Search')
  const [t, list, locale] = [
    await getTranslations('OfficeSearch'),
    await getTranslations('DataList'),
    await getLocale(),
  ]
  // One more of each kind than is shown tells whether there are more.
  const found = await findRecords(actor, { q, locale, limit: searchLimit + 1 })
  const groups = hitsOf(found, { role: actor.role, locale })
  const count = groups.reduce((sum, { hits }) => sum + Math.min(hits.length, searchLimit), 0)
  const hasMore = groups.some(({ hits }) => hits.length > searchLimit)
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <form
        key={q}
        role="search"
        aria-label={t('field')}
        method="get"
        action={addressIn(locale, '/Search')}
        className="flex max-w-3xl flex-wrap items-end gap-3"
      >
        <Field id="q" label={t('field')} className="min-w-0 flex-[1_1_14rem]">
          {(control) => (
            <Input {...control} type="search" name="q" maxLength={100} defaultValue={q} autoFocus={!q} />
          )}
        </Field>
        <Button type="submit" variant="brand" icon="search">
          {t('submit')}
        </Button>
      </form>
      {q && (
        <p role="status" className="text-ink-muted figures">
          {t(hasMore ? 'countOfMore' : 'count', { count, q })}
        </p>
      )}
      {q && count === 0 && <EmptyState title={list('noMatch')} description={list('noMatchText')} />}
      <HitList groups={groups} q={q} most={searchLimit} role={actor.role} />
    </>
  )
}
