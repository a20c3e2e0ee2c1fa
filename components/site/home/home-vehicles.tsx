import { useTranslations } from 'next-intl'
import { VehicleIllustration } from '@/components/pictures/vehicle-illustration'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { formatBirr } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/navigation'
import { homePrices } from '@/lib/site/home-prices'

const paints = { compact: 'clay', economy: 'blue', midsuv: 'green', minivan: 'white' } as const

/** Four vehicle classes with their starting price a day (SPEC section 9). */
export function HomeVehicles() {
  const t = useTranslations('Home')
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-3xl text-ink">{t('vehiclesTitle')}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          {homePrices.map(({ kind, price }) => (
            <Card as="li" key={kind} className="grid content-between gap-4">
              <VehicleIllustration kind={kind} paint={paints[kind]} className="h-auto w-full" />
              <div className="grid gap-1">
                <h3 className="text-xl text-ink">{t(`vehicle.${kind}`)}</h3>
                <p className="text-ink-muted figures">
                  {t.rich('fromPrice', {
                    price: formatBirr(price),
                    strong: (chunks) => <strong className="text-lg text-ink">{chunks}</strong>,
                  })}
                </p>
              </div>
              <Link
                href="/OneDayVehicles"
                className={buttonClassName({ variant: 'brand' })}
                aria-label={t('bookNowFor', { vehicle: t(`vehicle.${kind}`) })}
              >
                {t('bookNow')}
              </Link>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
