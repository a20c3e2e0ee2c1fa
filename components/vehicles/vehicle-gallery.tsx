import { useTranslations } from 'next-intl'
import type { Picture } from '@/lib/vehicles/pictures'
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
    return <VehiclePicture url={only.url} name={name} isFirst={isFirst} sizes={sizes} className={className} />
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
          <li key={url} className="w-[88%] shrink-0 snap-start">
            <VehiclePicture
              url={url}
              name={t('pictureOf', { name, number: String(at + 1), count: String(pictures.length) })}
              isFirst={isFirst && at === 0}
              sizes={sizes}
              className={className}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
