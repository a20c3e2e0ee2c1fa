import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { VehicleStage } from '@/components/vehicles/vehicle-stage'
import { formatBirr } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { homePrices } from '@/lib/site/vehicle-classes'

/** Four vehicle classes with their starting price a day (SPEC section 9). */
export function HomeVehicles() {
  const t = useTranslations('Home')
  const className = useTranslations('VehicleClass')
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-3xl text-ink">{t('vehiclesTitle')}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
          {homePrices.map(({ kind, type, price }) => (
            <Card as="li" key={kind} padding="none" className="flex flex-col">
              <VehicleStage kind={kind} />
              <div className="flex flex-1 flex-col gap-4 p-4 sm:p-5">
                <div className="grid gap-1">
                  <h3 className="text-xl text-ink">{className(kind)}</h3>
                  <p className="text-ink-muted figures">
                    {t.rich('fromPrice', {
                      price: formatBirr(price),
                      strong: (chunks) => <strong className="text-xl text-ink">{chunks}</strong>,
                    })}
                  </p>
                </div>
                <Link
                  href={hrefOf('/Booking', { type })}
                  className={buttonClassName({ variant: 'brand', className: 'mt-auto' })}
                  aria-label={t('bookNowFor', { vehicle: className(kind) })}
                >
                  {t('bookNow')}
                </Link>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
