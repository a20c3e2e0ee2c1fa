import { AboutFeatures, AboutIntro, AboutStory } from '@/components/site/about'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/AboutUS', 'AboutUs', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** Who the company is (SPEC section 2): description, manager, four features. */
export default function AboutUS() {
  const { name } = company()
  return (
    <>
      <AboutIntro companyName={name} />
      <AboutStory companyName={name} />
      <AboutFeatures />
    </>
  )
}
