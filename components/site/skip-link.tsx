import { useTranslations } from 'next-intl'

/** First stop of the keyboard: over the bar, straight to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  const t = useTranslations('Frame')
  return (
    <a href="#main" className="skip-link">
      {t('skipToContent')}
    </a>
  )
}
