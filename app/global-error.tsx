'use client'

import './globals.css'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'
import { localeOfAddress } from '@/lib/core/i18n/routing'

type Texts = Messages['ErrorScreen']

// Fetched only now: this screen is part of every page's script and must not carry three languages with it.
async function loadTexts(): Promise<Texts> {
  const messages: { default: Messages } = await import(
    `../messages/${localeOfAddress(window.location.pathname)}.json`
  )
  return messages.default.ErrorScreen
}

/** The last resort, where not even the document of a page could be made: brings its own, without any provider. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  const [texts, setTexts] = useState<Texts | null>(null)
  useEffect(() => {
    document.documentElement.lang = localeOfAddress(window.location.pathname)
    // Without its texts the screen still shows the number and the reference.
    loadTexts().then(setTexts, () => null)
  }, [])

  return (
    <html lang="en">
      <body>
        <main className="page-width grid min-h-dvh content-center justify-items-start gap-4 py-12">
          <h1 className="text-3xl text-ink">{texts?.title ?? 500}</h1>
          {error.digest && <p className="text-sm text-ink-muted figures">{error.digest}</p>}
          {texts && (
            <>
              <p className="max-w-xl text-ink-muted">{texts.text}</p>
              <button type="button" onClick={reset} className={buttonClassName()}>
                {texts.retry}
              </button>
            </>
          )}
        </main>
      </body>
    </html>
  )
}
