import { classNames } from '@/lib/class-names'

/** A grey place in the final size of what is being loaded; hidden from assistive technology. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames('rounded-md bg-sunken motion-safe:animate-pulse', className)}
    />
  )
}
