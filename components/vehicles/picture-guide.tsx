import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'

/** What to photograph, each with one of our own pictures that shows it. */
const views = [
  { key: 'front', src: '/demo/one-day-03-240.avif' },
  { key: 'rear', src: '/demo/rav4-rear-240.avif' },
  { key: 'cabin', src: '/drawings/seats-5.svg' },
  { key: 'boot', src: '/drawings/luggage-3.svg' },
] as const

/** Tells staff which pictures of a vehicle to take and how. */
export function PictureGuide() {
  const t = useTranslations('PictureGuide')
  return (
    <Disclosure title={t('title')}>
      <div className="grid gap-4">
        <ol className="grid gap-3 sm:grid-cols-2">
          {views.map(({ key, src }) => (
            <li key={key} className="flex items-start gap-3">
              {/* eslint-disable-next-line @next/next/no-img-element */}
              <img
                src={src}
                alt=""
                width={112}
                height={63}
                loading="lazy"
                className="aspect-video w-28 shrink-0 rounded-md bg-stage object-contain"
              />
              <span className="min-w-0 text-sm text-ink-muted">
                <b className="block text-ink">{t(`view.${key}.name`)}</b>
                {t(`view.${key}.text`)}
              </span>
            </li>
          ))}
        </ol>
        <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-muted">
          <li>{t('light')}</li>
          <li>{t('ground')}</li>
          <li>{t('plates')}</li>
        </ul>
      </div>
    </Disclosure>
  )
}
