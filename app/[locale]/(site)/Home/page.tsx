import { getTranslations } from 'next-intl/server'
import { HomeSteps, HomeVehicles } from '@/components/site/home'
import { FreeVehicles, Promises, Trips, YouPay } from '@/components/site/home-bands'
import { Questions } from '@/components/site/questions'
import { SearchHero } from '@/components/site/search-hero'
import { buttonClassName } from '@/components/ui/button'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { publicPage } from '@/lib/site/metadata'
import { listFreeTomorrow } from '@/lib/vehicles/free-tomorrow'
import { listFromPrices } from '@/lib/vehicles/prices/queries'

export const generateMetadata = publicPage('/Home', 'Home', (t) => [t('heroTitle'), t('heroText')])

/** The home page (SPEC section 2): the search, and below it what can be had, four classes, three steps. */
export default async function Home() {
  const t = await getTranslations('Home')
  const [free, prices] = await Promise.all([listFreeTomorrow(visitor), listFromPrices(visitor)])
  return (
    <>
      <SearchHero
        title={t('heroTitle')}
        lead={<p>{t('heroText')}</p>}
        scene="scene"
        trip={free.trip}
        today={dayInAddis(new Date())}
      >
        <Link href="/Contact" className={buttonClassName({ variant: 'secondary' })}>
          {t('contactUs')}
        </Link>
        <Link href="/Booking" className={buttonClassName({ variant: 'secondary' })}>
          {t('ourServices')}
        </Link>
      </SearchHero>
      <Promises />
      <FreeVehicles free={free} />
      <Trips free={free} />
      <HomeVehicles prices={prices} />
      <HomeSteps />
      <YouPay />
      <Questions />
    </>
  )
}
