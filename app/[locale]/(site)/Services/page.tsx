import { getTranslations } from 'next-intl/server'
import { ServiceCards, ServicePromises } from '@/components/site/services'
import { buttonClassName } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { Link } from '@/lib/core/i18n/navigation'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Services', 'Services', (t) => [t('title'), t('description')])

/** Three services and four promises (SPEC section 2). */
export default async function Services() {
  const t = await getTranslations('Services')
  return (
    <>
      <div className="page-width grid gap-8 py-10 lg:py-14">
        <PageHeading
          title={t('title')}
          lead={t('lead')}
          actions={
            <Link href="/Booking" className={buttonClassName({ variant: 'primary', size: 'large' })}>
              {t('bookNow')}
            </Link>
          }
        />
        <ServiceCards />
      </div>
      <ServicePromises />
    </>
  )
}
