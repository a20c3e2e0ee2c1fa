'use client'

import { classNames } from '@/lib/core/class-names'
import { isRendering, pictureSources } from '@/lib/files/rules'

interface VehiclePictureProps {
  url: string
  name: string
  /** The picture of the first view is loaded at once. */
  isFirst?: boolean
  /** How wide the picture is shown, as the attribute `sizes` says it. */
  sizes?: string
  className?: string
}

const defaultSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)'

/**
 * A vehicle's picture in the one frame that all of them share. Its content waits until it comes near: how far ahead a browser
 * loads lazy pictures is its own choice, up to four screens of a phone where it does not know the line. A component of the
 * browser, for what a page says twice.
 */
export function VehiclePicture({
  url,
  name,
  isFirst = false,
  sizes = defaultSizes,
  className,
}: VehiclePictureProps) {
  return (
    <picture
      className={classNames(
        'block aspect-video w-full overflow-hidden bg-stage',
        !isFirst && '[content-visibility:auto]',
        className,
      )}
    >
      {pictureSources(url).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* Uploaded pictures are stored in fixed sizes; there is no public image optimiser. */}
      <img
        src={url}
        alt={name}
        width={960}
        height={540}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={classNames('size-full', isRendering(url) ? 'object-contain' : 'object-cover')}
      />
    </picture>
  )
}
