import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { classNames } from '@/lib/core/class-names'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { SavedView } from '@/lib/saved-views/queries'
import { viewQuery } from '@/lib/saved-views/rules'
import { hereOf, type ListPlace } from './list-address'
import { RemoveViewForm, SaveViewForm } from './saved-view-forms'

interface SavedViewsProps {
  address: ListPlace
  /** Name of the list, read out. */
  list: string
  views: readonly SavedView[]
}

const queryOf = (address: string) => viewQuery(address.split('?')[1] ?? '')

/** The views of a list that a person keeps, each an address. */
export function SavedViews({ address: { path, query }, list, views }: SavedViewsProps) {
  const t = useTranslations('SavedViews')
  const now = queryOf(hrefOf(path, query))
  // That list is of one status, without which there is no list.
  const whole = path === '/StatusOfBook' ? hrefOf(path, { status: query.status }) : path
  const tabs = [
    { id: 'all', name: t('all'), href: whole, isCurrent: now === queryOf(whole) },
    ...views.map(({ id, name, query: word }) => ({
      id,
      name,
      href: word ? `${path}?${word}` : path,
      isCurrent: word === now && now !== queryOf(whole),
    })),
  ]
  return (
    <nav aria-label={t('viewsOf', { list })} className="flex flex-wrap border-b border-line">
      {tabs.map(({ id, name, href, isCurrent }) => (
        <Link
          key={id}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-10 items-center border-b-3 px-3 text-sm font-semibold wrap-anywhere',
            isCurrent
              ? 'border-brand text-brand'
              : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** Keeps the list as it is now, and takes a view away. */
export function SaveView({ address, list, views }: SavedViewsProps) {
  const { path, query } = address
  const t = useTranslations('SavedViews')
  const now = queryOf(hrefOf(path, query))
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-md px-3 text-sm font-semibold text-brand hover:bg-sunken">
        {t('save')}
      </summary>
      <div className="mt-2 grid gap-4 rounded-lg border border-line bg-raised p-4">
        <FormMessages namespaces={['SavedViews']}>
          <SaveViewForm
            key={now}
            path={path}
            query={now}
            shown={views.filter((view) => view.query === now)}
          />
          {views.length > 0 && (
            <ul
              aria-label={t('viewsOf', { list })}
              className="grid divide-y divide-line border-t border-line"
            >
              {views.map(({ id, name }) => (
                <li key={id} className="flex items-center justify-between gap-3 py-1">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <RemoveViewForm id={id} name={name} here={hereOf(address)} />
                </li>
              ))}
            </ul>
          )}
        </FormMessages>
      </div>
    </details>
  )
}
