import { HomeHero } from '@/components/site/home/home-hero'
import { HomeSteps } from '@/components/site/home/home-steps'
import { HomeVehicles } from '@/components/site/home/home-vehicles'
import { HomeWelcome } from '@/components/site/home/home-welcome'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Home', 'Home', (t) => [t('heroTitle'), t('heroText')])

/** The home page (SPEC section 2): hero, welcome, four vehicles with their price, three steps. */
export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeWelcome />
      <HomeVehicles />
      <HomeSteps />
    </>
  )
}
