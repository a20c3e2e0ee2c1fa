import { getTranslations } from 'next-intl/server'
import { CarTutorial, OneDayTutorial, TutorialQuestions } from '@/components/site/tutorial'
import { PageHeading } from '@/components/ui/page-heading'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Tutorial', 'Tutorial', (t) => [t('title'), t('description')])

/** How to book a car and a one-day driver, step by step with pictures (CONTRACT section 4). */
export default async function Tutorial() {
  const t = await getTranslations('Tutorial')
  return (
    <div className="page-width grid gap-14 py-10 lg:py-14">
      <PageHeading title={t('title')} lead={t('lead')} />
      <CarTutorial />
      <OneDayTutorial />
      <TutorialQuestions />
    </div>
  )
}
