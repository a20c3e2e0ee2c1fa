import { classNames } from '@/lib/core/class-names'
import { initialsOf } from '@/lib/users/profile-rules'
import { pictureSources } from '@/lib/files/rules'

interface AvatarProps {
  person: { firstName: string; lastName: string; avatar: string | null }
  className?: string
}

/** A person's picture, or the letters of the name; the name itself stands beside it. */
export function Avatar({ person, className }: AvatarProps) {
  const look = classNames('size-20 shrink-0 rounded-full bg-brand-soft text-brand', className)
  if (!person.avatar) {
    return (
      <span aria-hidden="true" className={classNames('grid place-items-center text-2xl font-bold', look)}>
        {initialsOf(person)}
      </span>
    )
  }
  const [source] = pictureSources(person.avatar)
  return (
    // Uploaded pictures are stored in fixed sizes; there is no public image optimiser.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={person.avatar}
      srcSet={source?.srcSet}
      sizes="5rem"
      alt=""
      width={192}
      height={192}
      className={classNames('object-cover', look)}
    />
  )
}
