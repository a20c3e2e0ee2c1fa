import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HomeHero } from '@/components/site/home/home-hero'
import { HomeSteps } from '@/components/site/home/home-steps'
import { HomeVehicles } from '@/components/site/home/home-vehicles'
import { HomeWelcome } from '@/components/site/home/home-welcome'
import { pageMetadata } from '@/lib/site/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Home')
  return pageMetadata({ path: '/Home', title: t('heroTitle'), description: t('heroText') })
}

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
