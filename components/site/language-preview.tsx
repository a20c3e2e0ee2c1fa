import { useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/button'
import { VehicleStage } from '@/components/vehicles/vehicle-stage'
import { Link } from '@/lib/core/i18n/navigation'

/** How the site greets people in the chosen language, in a small window of its own (SPEC section 2, `/Demo`). */
export function LanguagePreview() {
  const t = useTranslations('Demo')
  return (
    <section
      aria-label={t('previewLabel')}
      className="overflow-hidden rounded-lg border border-line-strong bg-raised shadow-mid"
    >
      <div aria-hidden="true" className="flex gap-2 border-b border-line bg-sunken px-4 py-3">
        <span className="size-3 rounded-full bg-line-strong" />
        <span className="size-3 rounded-full bg-line-strong" />
        <span className="size-3 rounded-full bg-line-strong" />
      </div>
      <VehicleStage kind="driver" isFirst />
      <div className="grid justify-items-start gap-3 p-5 sm:p-7">
        <h2 className="text-2xl text-ink">{t('previewTitle')}</h2>
        <p className="max-w-prose text-ink-muted">{t('previewText')}</p>
        <Link href="/Home" className={buttonClassName({ variant: 'primary', size: 'large' })}>
          {t('explore')}
        </Link>
      </div>
    </section>
  )
}
