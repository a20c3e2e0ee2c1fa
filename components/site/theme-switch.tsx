'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'

type Theme = 'light' | 'dark'

/** Also read by public/theme.js before the first paint. */
const STORAGE_KEY = 'theme'
const CHANGED = 'themechange'

function systemQuery() {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemQuery().matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void) {
  const system = systemQuery()
  system.addEventListener('change', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    system.removeEventListener('change', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Light or dark: the system's wish until the person presses this once. */
export function ThemeSwitch({ label }: { label: string }) {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'light')
  const isDark = theme === 'dark'
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isDark}
      title={label}
      onClick={() => choose(isDark ? 'light' : 'dark')}
      className="inline-grid needs-script size-11 place-items-center rounded-md text-ink hover:bg-sunken"
    >
      <Icon name={isDark ? 'sun' : 'moon'} className="size-6" />
    </button>
  )
}
