import { getTranslations } from 'next-intl/server'
import { AboutFeatures } from '@/components/site/about/about-features'
import { AboutStory } from '@/components/site/about/about-story'
import { PageIntro } from '@/components/site/page-intro'
import { buttonClassName } from '@/components/ui/button'
import { Drawing } from '@/components/ui/drawing'
import { Link } from '@/lib/core/i18n/navigation'
import { company } from '@/lib/site/company'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/AboutUS', 'AboutUs', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** Who the company is (SPEC section 2): description, manager, four features. */
export default async function AboutUS() {
  const t = await getTranslations('AboutUs')
  const { name } = company()
  return (
    <>
      <PageIntro
        title={t('title')}
        lead={t('lead', { company: name })}
        picture={<Drawing name="fleet" isFirst className="h-auto w-full rounded-lg" />}
        actions={
          <>
            <Link href="/Contact" className={buttonClassName({ variant: 'primary', size: 'large' })}>
              {t('contact')}
            </Link>
            <Link href="/Contact" className={buttonClassName({ variant: 'secondary', size: 'large' })}>
              {t('work')}
            </Link>
          </>
        }
      />
      <AboutStory companyName={name} />
      <AboutFeatures />
    </>
  )
}
