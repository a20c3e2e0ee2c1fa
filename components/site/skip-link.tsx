import { useTranslations } from 'next-intl'

/** First stop of the keyboard: over the bar, straight to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  const t = useTranslations('Frame')
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-raised px-4 py-3 font-semibold text-ink shadow-high focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('skipToContent')}
    </a>
  )
}
