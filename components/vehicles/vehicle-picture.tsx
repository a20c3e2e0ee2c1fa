import { classNames } from '@/lib/class-names'

interface VehiclePictureProps {
  url: string
  name: string
  /** The picture of the first view is loaded at once. */
  isFirst?: boolean
  className?: string
}

/** A vehicle's picture in the one frame that all of them share. */
export function VehiclePicture({ url, name, isFirst = false, className }: VehiclePictureProps) {
  return (
    // Uploaded pictures are stored in fixed sizes; there is no public image optimiser.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={url}
      alt={name}
      width={960}
      height={540}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('aspect-video w-full bg-sunken object-cover', className)}
    />
  )
}
