import { classNames } from '@/lib/core/class-names'
import { pictureSources } from '@/lib/files/rules'
import { initialsOf } from '@/lib/users/rules'

const looks = {
  // In a list, which shows many rows where there is room for a table.
  small: { sizes: '2.5rem', className: 'size-10 text-sm lg:size-6.5 lg:text-xs' },
  medium: { sizes: '4rem', className: 'size-16 text-xl' },
  large: { sizes: '5rem', className: 'size-20 text-2xl' },
} as const

interface AvatarProps {
  person: { firstName: string; lastName?: string }
  /** The address of the picture, where there is one. */
  url: string | null
  size: keyof typeof looks
  className?: string
}

/** A person's picture, or the letters of the name; the name itself is written beside it. */
export function Avatar({ person: { firstName, lastName = '' }, url, size, className }: AvatarProps) {
  const look = classNames('shrink-0 rounded-full bg-brand-soft text-brand', looks[size].className, className)
  if (!url) {
    return (
      <span aria-hidden="true" className={classNames('grid place-items-center font-bold', look)}>
        {initialsOf({ firstName, lastName })}
      </span>
    )
  }
  const [source] = pictureSources(url)
  return (
    // Uploaded pictures are stored in fixed sizes; there is no public image optimiser.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={url}
      srcSet={source?.srcSet}
      sizes={looks[size].sizes}
      alt=""
      width={192}
      height={192}
      loading="lazy"
      decoding="async"
      className={classNames('object-cover', look)}
    />
  )
}
