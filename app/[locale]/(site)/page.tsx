import { getTranslations } from 'next-intl/server'
import { FreeVehicles, Promises, Trips } from '@/components/site/home-bands'
import { SearchHero } from '@/components/site/search-hero'
import { buttonClassName } from '@/components/ui/button'
import { FromPrice } from '@/components/vehicles/class-price'
import { visitor } from '@/lib/auth/permissions'
import { dayInAddis } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { publicPage } from '@/lib/site/metadata'
import { listFreeTomorrow } from '@/lib/vehicles/free-tomorrow'
import { listFromPrices } from '@/lib/vehicles/prices/queries'

export const generateMetadata = publicPage('/', 'Landing', (t) => [t('title'), t('lead')])

/** The landing page: the search, one price, and the way in (SPEC section 2). */
export default async function Landing() {
  const t = await getTranslations('Landing')
  const [free, from] = await Promise.all([listFreeTomorrow(visitor), listFromPrices(visitor)])
  const prices = Object.values(from).filter((price) => price !== null)
  return (
    <>
      <SearchHero
        title={t('title')}
        lead={
          <p className="figures">
            <span className="max-md:sr-only">{t('tagline')} </span>
            <FromPrice price={prices.length === 0 ? null : Math.min(...prices)} />
          </p>
        }
        scene="scene-ridge"
        trip={free.trip}
        today={dayInAddis(new Date())}
      >
        <Link
          href="/Home"
          className={buttonClassName({ variant: 'secondary', className: 'max-md:col-span-2' })}
        >
          {t('start')}
        </Link>
      </SearchHero>
      <Promises />
      <FreeVehicles free={free} />
      <Trips free={free} />
    </>
  )
}
