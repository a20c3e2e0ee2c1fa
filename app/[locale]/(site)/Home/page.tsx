import { HomeHero, HomeSteps, HomeVehicles, HomeWelcome } from '@/components/site/home'
import { visitor } from '@/lib/auth/permissions'
import { publicPage } from '@/lib/site/metadata'
import { listFromPrices } from '@/lib/vehicles/prices/queries'

export const generateMetadata = publicPage('/Home', 'Home', (t) => [t('heroTitle'), t('heroText')])

/** The home page (SPEC section 2): hero, welcome, four vehicles with their price, three steps. */
export default async function Home() {
  const prices = await listFromPrices(visitor)
  return (
    <>
      <HomeHero />
      <HomeWelcome />
      <HomeVehicles prices={prices} />
      <HomeSteps />
    </>
  )
}
