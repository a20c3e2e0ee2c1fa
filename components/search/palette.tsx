'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { SignedInRole } from '@/lib/auth/permissions'
import { foldText } from '@/lib/core/fold-text'
import { addressIn } from '@/lib/core/i18n/routing'
import { beginningsOf, menuOf } from '@/lib/routes/menus'
import { hrefOf } from '@/lib/routes/routes'
import { HitText } from './hit-list'
import { type HitKind, hitsOf, type SearchHit } from './search-hits'
import { useRecordSearch } from './use-record-search'

interface PaletteProps {
  role: SignedInRole
  /** What was typed elsewhere until its field had the focus; gives it once. */
  takeTyped: () => string
  onClose: () => void
  /** Where the focus was before. */
  finalFocus: RefObject<HTMLElement | null>
}

type Choice = { value: string; href: string; icon: IconName; hit?: SearchHit; label: string }
type Group = { value: string; items: Choice[] }

const iconOf: Record<HitKind, IconName> = {
  bookings: 'calendar',
  customers: 'user',
  messages: 'mail',
  vehicles: 'car',
}

/**
 * The palette of the desk (DESIGN, The desk): bookings, customers, messages and vehicles as one types, and the pages and
 * beginnings of the menu by name. Enter goes where the mark is; pressed while the search is on its way, to its first hit.
 */
export function Palette({ role, takeTyped, onClose, finalFocus }: PaletteProps) {
  const t = useTranslations('OfficeFrame')
  const locale = useLocale()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const { found, isSearching, hasFailed, askAgain } = useRecordSearch(typed)
  const isEnterWaiting = useRef(false)

  const hits = found ? hitsOf(found, { role, locale }) : []
  const count = hits.reduce((sum, group) => sum + group.hits.length, 0)
  const q = typed.trim()
  const groups: Group[] = [
    ...hits.map(({ kind, hits: found }) => ({
      value: t(`found.${kind}`),
      items: found.map((hit) => ({
        ...{ value: `${kind} ${hit.key}`, href: hit.href, label: hit.name },
        ...{ icon: iconOf[kind], hit },
      })),
    })),
    { value: t('palette.pages'), items: useWays(role, q) },
    ...(q ? [{ value: t('palette.all'), items: [allResults(q, t('palette.showAll', { q }))] }] : []),
  ].filter(({ items }) => items.length > 0)

  function open(href: string) {
    onClose()
    router.push(addressIn(locale, href))
  }

  const first = hits[0]?.hits[0]?.href
  useEffect(() => {
    if (isSearching || !isEnterWaiting.current) return
    isEnterWaiting.current = false
    if (first) open(first)
    // Only the answer that was waited for opens something.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSearching, first])

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-backdrop" />
        <Dialog.Popup
          aria-label={t('palette.title')}
          finalFocus={finalFocus}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-high md:top-24 md:max-h-[min(40rem,calc(100dvh-8rem))]"
        >
          <Autocomplete.Root
            items={groups}
            value={typed}
            onValueChange={setTyped}
            itemToStringValue={({ label }: Choice) => label}
            filter={null}
            open
            inline
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2 border-b border-line px-4">
              <Icon name="search" className="size-5 text-ink-muted" />
              <Autocomplete.Input
                aria-label={t('search.label')}
                placeholder={t('search.hint')}
                maxLength={100}
                enterKeyHint="go"
                onFocus={() => {
                  const before = takeTyped()
                  if (before) setTyped(before)
                }}
                onKeyDown={(event) => {
                  isEnterWaiting.current = event.key === 'Enter' && isSearching
                  if (isEnterWaiting.current) {
                    event.preventDefault()
                    event.preventBaseUIHandler()
                  }
                }}
                className="min-h-13 min-w-0 flex-1 bg-transparent text-base text-ink placeholder:text-ink-muted focus-visible:outline-none"
              />
              <Dialog.Close
                aria-label={t('palette.close')}
                className="inline-grid size-11 place-items-center rounded-md text-ink-muted hover:bg-sunken"
              >
                <Icon name="close" />
              </Dialog.Close>
            </div>
            <Autocomplete.Status className="px-4 py-1.5 text-sm text-ink-muted figures">
              {hasFailed ? null : q && (isSearching ? t('palette.searching') : t('palette.count', { count }))}
            </Autocomplete.Status>
            {hasFailed && (
              <div role="alert" className="flex flex-wrap items-center gap-3 px-4 pb-2 text-sm text-danger">
                {t('palette.failed')}
                <Button variant="secondary" size="small" onClick={askAgain}>
                  {t('palette.again')}
                </Button>
              </div>
            )}
            <Autocomplete.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain px-2 pb-2">
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-xs font-semibold text-ink-muted">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(choice: Choice) => (
                      <Autocomplete.Item
                        key={choice.value}
                        value={choice}
                        onClick={() => open(choice.href)}
                        className="palette-choice"
                      >
                        <Icon name={choice.icon} className="size-5 text-ink-muted" />
                        <span className="flex flex-wrap items-center gap-x-3 wrap-anywhere md:flex-nowrap">
                          {choice.hit ? <HitText hit={choice.hit} /> : choice.label}
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const allResults = (q: string, label: string): Choice => ({
  ...{ value: 'all', href: hrefOf('/Search', { q }), label },
  icon: 'search',
})

/** The pages of the menu and what one may begin, by name in the reader's language; all of them before anything is typed. */
function useWays(role: SignedInRole, q: string): Choice[] {
  const t = useTranslations('OfficeFrame')
  const ways: Choice[] = [
    ...beginningsOf(role).map(({ labelKey, href }) => ({
      ...{ value: `begin ${labelKey}`, href, label: t(`begin.${labelKey}`) },
      icon: 'plus' as const,
    })),
    ...menuOf(role)
      .flatMap(({ entries }) => entries)
      .map(({ labelKey, href }) => ({
        ...{ value: `page ${labelKey}`, href, label: t(`menu.${labelKey}`) },
        icon: 'chevron-right' as const,
      })),
  ]
  const sought = foldText(q).split(/\s+/)
  return ways.filter(({ label }) => sought.every((word) => foldText(label).includes(word)))
}
