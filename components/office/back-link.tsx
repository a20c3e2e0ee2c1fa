import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'

/** The way back to the list or tiles that a screen came from. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      className={buttonClassName({ variant: 'secondary', size: 'small', className: 'justify-self-start' })}
    >
      <Icon name="arrow-left" />
      {label}
    </Link>
  )
}
