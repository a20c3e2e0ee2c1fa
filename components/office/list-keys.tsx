'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Button } from '@/components/ui/button'
import { addressIn } from '@/lib/core/i18n/routing'
import type { listKeys } from './list-key-names'

interface ListKeysProps {
  texts: {
    title: string
    /** Of the box that turns them off. */
    on: string
    close: string
    keys: readonly { key: (typeof listKeys)[number]; text: string }[]
  }
}

const signs: Partial<Record<(typeof listKeys)[number], string>> = {
  enter: 'Enter',
  slash: '/',
  escape: 'Esc',
  help: '?',
}

const storedName = 'listKeysOff'

/**
 * The keys of a list: from row to row, choose, open, and what is done about the row that is open; `?` shows them, and turns
 * them off for who speaks to their computer (WCAG 2.1.4). Never while somebody types.
 */
export function ListKeys({ texts }: ListKeysProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [idle, setIdle] = useState<readonly string[]>([])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (dialog.current?.open) return
      if (event.key === '?') {
        event.preventDefault()
        const box = dialog.current?.querySelector('input')
        setIdle(idleKeys())
        if (box) box.checked = localStorage.getItem(storedName) === null
        dialog.current?.showModal()
        return
      }
      if (localStorage.getItem(storedName)) return
      if (press(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const router = useRouter()
  const locale = useLocale()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const beside = besideOf(event)
      if (!beside) return
      event.preventDefault()
      // What stands there already is gone into.
      const isOpen = new URL(beside, location.href).search === location.search
      if (isOpen) focusOn(panel())
      else router.push(addressIn(locale, beside), { scroll: false })
    }
    // Before the link itself leads to the record.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [router, locale])
  const shown = texts.keys.filter(({ key }) => !idle.includes(key))
  return (
    <dialog
      ref={dialog}
      aria-label={texts.title}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-5 text-ink shadow-high backdrop:bg-backdrop"
    >
      <h2 className="mb-3 text-lg font-semibold">{texts.title}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {shown.map(({ key, text }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-7 rounded-sm border border-line-strong px-1.5 text-center font-sans font-semibold">
                {signs[key] ?? key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="list-keys-on"
        className="mt-2"
        label={texts.on}
        defaultChecked
        onChange={({ currentTarget: { checked } }) => {
          if (checked) localStorage.removeItem(storedName)
          else localStorage.setItem(storedName, '1')
        }}
      />
      <Button variant="secondary" size="small" className="mt-3" onClick={() => dialog.current?.close()}>
        {texts.close}
      </Button>
    </dialog>
  )
}

// The box of a dialog that has just closed holds the focus until the page is painted anew.
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('dialog[open], select, textarea, input:not([type=checkbox], [type=radio])') !== null)

/** What a key needs on the page to do anything there. */
const targets: Partial<Record<(typeof listKeys)[number], string>> = {
  x: 'main input[name^="ids."]',
  c: '[data-key="c"]',
  r: '[data-key="r"]',
  slash: 'main input[type="search"]',
  escape: '[data-key="Escape"]',
}

/** The keys that do nothing on this page. */
const idleKeys = () =>
  Object.entries(targets).flatMap(([key, target]) => (document.querySelector(target) ? [] : [key]))

const panel = () => document.getElementById('beside')

const rows = () => [...document.querySelectorAll<HTMLElement>('main tr[id^="row-"]')]

/** The row that the keys are at: the one that holds the focus, else the one that was marked last, or stands open. */
function currentRow(): HTMLElement | undefined {
  return (
    rows().find((row) => row.contains(document.activeElement)) ??
    rows().find((row) => row.dataset.current !== undefined) ??
    rows().find((row) => row.id === `row-${new URLSearchParams(location.search).get('open')}`)
  )
}

/** What a key does; false where it does nothing here. */
function press(key: string): boolean {
  if (key === 'j' || key === 'k') return move(key === 'j' ? 1 : -1)
  if (key === 'x') return click(currentRow()?.querySelector('input[name^="ids."]'))
  if (key === '/') return focusOn(document.querySelector('main input[type="search"]'))
  // Who leaves the panel is at the row again.
  if (key === 'Escape' && panel()?.contains(document.activeElement)) {
    focusOn(currentRow()?.querySelector('a[href]') ?? null)
  }
  if (key !== 'Escape' && key !== 'c' && key !== 'r') return false
  // What stands in a row is meant while the keys are at that row, and for no other.
  const row = currentRow()
  const pressed = [...document.querySelectorAll(`[data-key="${key}"]`)]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, of: element.closest('tr[id^="row-"]') }))
  const target = pressed.find(({ of }) => of && of === row) ?? pressed.find(({ of }) => !of)
  return click(target?.element)
}

function move(by: 1 | -1): boolean {
  const all = rows()
  const at = all.findIndex((row) => row === currentRow())
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
  if (!next) return all.length > 0
  for (const row of all) delete row.dataset.current
  next.dataset.current = ''
  next.scrollIntoView({ block: 'nearest' })
  // Enter opens the record; it calls and writes to nobody.
  return focusOn(next.querySelector('a[href]:not([href^="tel:"], [href^="mailto:"]), button'))
}

function focusOn(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}

function click(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) element.click()
  return element instanceof HTMLElement
}

/** Where there is room beside a list, a row opens there, at the address that its link names; null elsewhere. */
function besideOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-beside]') : null
  return window.matchMedia('(width >= 90rem)').matches ? (link?.dataset.beside ?? null) : null
}
