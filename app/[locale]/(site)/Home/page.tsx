import { HomeHero, HomeSteps, HomeVehicles, HomeWelcome } from '@/components/site/home'
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
