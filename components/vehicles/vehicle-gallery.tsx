import { useTranslations } from 'next-intl'
import type { Picture } from '@/lib/vehicles/pictures'
import { isRendering } from '@/lib/files/rules'
import { VehiclePicture } from './vehicle-picture'

interface VehicleGalleryProps {
  name: string
  /** All pictures in their order, the first included. */
  pictures: readonly Picture[]
  /** The first is in the first view and loaded at once. */
  isFirst?: boolean
  sizes?: string
  className?: string
}

/**
 * The pictures of a vehicle. Several lie side by side in a row that is pushed with a finger, a wheel or the arrow keys, the
 * next one peeping in; no script has to be loaded for it.
 */
export function VehicleGallery({ name, pictures, isFirst, sizes, className }: VehicleGalleryProps) {
  const t = useTranslations('VehicleFacts')
  const [only, ...others] = pictures
  if (!only) return null
  if (others.length === 0) {
    return (
      <div className="relative">
        <VehiclePicture url={only.url} name={name} isFirst={isFirst} sizes={sizes} className={className} />
        <Illustration url={only.url} />
      </div>
    )
  }
  return (
    // Whoever has neither finger nor wheel pushes it with the arrow keys.
    <div
      role="group"
      tabIndex={0}
      aria-label={t('pictures', { name })}
      className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
    >
      <ul className="flex gap-2">
        {pictures.map(({ url }, at) => (
          <li key={url} className="relative w-[88%] shrink-0 snap-start">
            <VehiclePicture
              url={url}
              name={t('pictureOf', { name, number: String(at + 1), count: String(pictures.length) })}
              isFirst={isFirst && at === 0}
              isBeyond={at > 1}
              sizes={sizes}
              className={className}
            />
            <Illustration url={url} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says of a picture that is no photograph what it is. */
function Illustration({ url }: { url: string }) {
  const t = useTranslations('VehicleFacts')
  if (!isRendering(url)) return null
  return (
    <p className="absolute bottom-2 left-2 rounded-sm bg-raised px-2 py-0.5 text-xs text-ink-muted">
      {t('illustration')}
    </p>
  )
}
