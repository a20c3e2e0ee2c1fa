import { getTranslations } from 'next-intl/server'
import { buttonClassName } from '@/components/ui/button'
import { FromPrice } from '@/components/vehicles/class-price'
import { Drawing } from '@/components/ui/drawing'
import { visitor } from '@/lib/auth/permissions'
import { Link } from '@/lib/core/i18n/navigation'
import { publicPage } from '@/lib/site/metadata'
import { listFromPrices } from '@/lib/vehicles/prices/queries'

export const generateMetadata = publicPage('/', 'Landing', (t) => [t('title'), t('lead')])

/** The landing page: one sentence, one price, one way in (SPEC section 2). */
export default async function Landing() {
  const t = await getTranslations('Landing')
  const prices = Object.values(await listFromPrices(visitor)).filter((price) => price !== null)
  return (
    // The sky goes on above the picture, so that the two are one view whatever the screen's shape.
    <section className="flex min-h-[calc(100dvh-var(--bar-height))] flex-col bg-(--picture-sky-high)">
      <div className="page-width grid flex-1 content-center justify-items-center gap-5 py-10 text-center">
        <h1 className="max-w-3xl text-4xl text-ink sm:text-5xl">{t('title')}</h1>
        <div className="grid max-w-xl gap-2 text-lg text-ink">
          <p>{t('lead')}</p>
          <p className="figures">
            <FromPrice price={prices.length === 0 ? null : Math.min(...prices)} />
          </p>
        </div>
        <Link href="/Home" className={buttonClassName({ variant: 'primary', size: 'large' })}>
          {t('start')}
        </Link>
      </div>
      <Drawing
        name="scene"
        isFirst
        className="h-80 w-full shrink-0 object-cover object-bottom md:h-[max(22rem,34vw)]"
      />
    </section>
  )
}
