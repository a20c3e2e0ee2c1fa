import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { colonOf } from '@/lib/core/i18n/format'
import { languages } from '@/lib/core/i18n/routing'
import { ClosingDetails } from './closing-details'
import { LanguageLinks } from './language-links'

interface LanguageSwitchProps {
  /** `menu` folds the languages behind a globe, `row` lays them side by side. */
  look: 'menu' | 'row'
}

/** This page in the other languages; works without a script. */
export function LanguageSwitch({ look }: LanguageSwitchProps) {
  const t = useTranslations('Frame')
  const locale = useLocale()

  if (look === 'row') {
    return (
      <div role="group" aria-label={t('chooseLanguage')} className="flex flex-wrap gap-1">
        <LanguageLinks look="row" />
      </div>
    )
  }

  return (
    <ClosingDetails className="group relative">
      <summary className="menu-opener gap-1.5 px-2 text-[min(var(--text-sm),5.5vw)] whitespace-nowrap">
        <Icon name="globe" className="size-5 max-[22.5rem]:hidden max-[25rem]:[:root:lang(om)_&]:hidden" />
        <span className="sr-only">{`${t('chooseLanguage')}${colonOf(locale)} `}</span>
        {languages[locale].ownName}
      </summary>
      <nav
        aria-label={t('chooseLanguage')}
        className="absolute right-0 z-10 mt-1 grid min-w-44 gap-1 rounded-md border border-line bg-raised p-2 shadow-mid"
      >
        <LanguageLinks look="menu" />
      </nav>
    </ClosingDetails>
  )
}
