import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'

interface RowLinkProps {
  href: string
  label: string
  /** What is read out: the label with the name of the row. */
  longLabel: string
}

/** A way onward from a row of a list. */
export function RowLink({ href, label, longLabel }: RowLinkProps) {
  return (
    <Link
      href={href}
      aria-label={longLabel}
      className={buttonClassName({ variant: 'secondary', size: 'small' })}
    >
      {label}
    </Link>
  )
}
