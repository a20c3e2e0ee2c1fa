'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentType, type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Palette as PaletteComponent } from '@/components/search/palette'
import type { SignedInRole } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import { addressIn } from '@/lib/core/i18n/routing'

// What is printed on keys is no word of a language.
const keys = 'Ctrl K'

type Opened = { Palette: ComponentType<ComponentProps<typeof PaletteComponent>> }

/**
 * The search of the desk's bar: a form that leads to `/Search`, on phones a link to it. With a script Ctrl K, the button
 * and the link open the palette, which is loaded then; what is typed meanwhile goes into the form and from there into it.
 */
export function DeskSearch({ role }: { role: SignedInRole }) {
  const t = useTranslations('OfficeFrame')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const focusedBefore = useRef<HTMLElement | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open() {
    const { activeElement } = document
    focusedBefore.current = activeElement instanceof HTMLElement ? activeElement : null
    input.current?.focus()
    try {
      const { Palette } = await import('@/components/search/palette')
      setOpened((before) => before ?? { Palette })
    } catch {
      // Without a line the form is there, with what was typed; on phones its page.
      if (!input.current?.checkVisibility()) window.location.assign(addressIn(locale, '/Search'))
    }
  }

  function takeTyped() {
    const typed = input.current?.value ?? ''
    if (input.current) input.current.value = ''
    return typed
  }

  useEffect(() => {
    function openOnKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', openOnKey)
    return () => document.removeEventListener('keydown', openOnKey)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function openInstead(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <form
        role="search"
        aria-label={t('search.label')}
        method="get"
        action={addressIn(locale, '/Search')}
        className="relative min-w-0 flex-[0_1_26rem] max-md:hidden"
      >
        {/* For a pointer; the keyboard has Enter. */}
        <button
          type="submit"
          aria-hidden="true"
          tabIndex={-1}
          className="absolute top-0 left-0 grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink"
        >
          <Icon name="search" className="size-5" />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t('search.label')}
          placeholder={t('search.hint')}
          maxLength={100}
          className="control pr-18 pl-11 text-sm [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          onClick={() => void open()}
          aria-label={t('palette.open')}
          aria-keyshortcuts="Control+K Meta+K"
          className="absolute inset-y-1.5 right-1.5 needs-script rounded-sm border border-line bg-surface px-2 text-xs text-ink-muted hover:bg-sunken"
        >
          {keys}
        </button>
      </form>
      <Link
        href="/Search"
        aria-label={t('search.page')}
        onClick={openInstead}
        className="ml-auto inline-grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-sunken md:hidden"
      >
        <Icon name="search" className="size-6" />
      </Link>
      {opened && (
        <opened.Palette
          role={role}
          takeTyped={takeTyped}
          onClose={() => setOpened(null)}
          finalFocus={focusedBefore}
        />
      )}
    </>
  )
}
