'use client'

import { useEffect, useRef, useState } from 'react'
import { classNames } from '@/lib/core/class-names'
import { isRendering, pictureSources } from '@/lib/files/rules'

interface VehiclePictureProps {
  url: string
  name: string
  /** The picture of the first view is loaded at once. */
  isFirst?: boolean
  /** It lies beyond what peeps in, and is fetched by whoever pushes it near. */
  isBeyond?: boolean
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
  isFirst = false,
  isBeyond = false,
  className,
  ...picture
}: VehiclePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!isBeyond)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const look = classNames(
    'block aspect-video w-full overflow-hidden bg-stage',
    !isFirst && '[content-visibility:auto]',
    className,
  )
  if (isNear) return <Sources {...picture} isFirst={isFirst} className={look} />
  return (
    <div ref={frame} role="img" aria-label={picture.name} className={look}>
      <noscript>
        <Sources {...picture} isFirst={false} className={look} />
      </noscript>
    </div>
  )
}

type SourcesProps = Omit<VehiclePictureProps, 'isBeyond'>

function Sources({ url, name, isFirst, sizes = defaultSizes, className }: SourcesProps) {
  return (
    <picture className={className}>
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
