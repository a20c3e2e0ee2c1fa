import { getTranslations } from 'next-intl/server'
import { LanguageLinks } from '@/components/site/language-links'
import { LanguagePreview } from '@/components/site/language-preview'
import { PageHeading } from '@/components/ui/page-heading'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Demo', 'Demo', (t) => [t('title'), t('description')])

/** The choice of language with a preview of what it changes (SPEC section 2). */
export default async function Demo() {
  const t = await getTranslations('Demo')
  return (
    <div className="page-width grid items-start gap-8 py-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12 lg:py-14">
      <div className="grid gap-6">
        <PageHeading title={t('title')} lead={t('lead')} />
        <div role="group" aria-label={t('choose')} className="grid gap-3 sm:max-w-sm">
          <LanguageLinks look="button" />
        </div>
      </div>
      <LanguagePreview />
    </div>
  )
}
