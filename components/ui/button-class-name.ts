import { classNames } from '@/lib/core/class-names'

// Written out, for Tailwind finds its classes by reading; app/globals.css says what they look like.
const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  brand: 'button-brand',
  quiet: 'button-quiet',
  danger: 'button-danger',
} as const

const sizes = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
} as const

export interface ButtonLook {
  /** `primary` (marigold) is for the one main action of a screen. */
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string
}

/** The look of a button, for links that lead somewhere: `<Link className={buttonClassName()}>`. */
export function buttonClassName({
  variant = 'primary',
  size = 'medium',
  className,
}: ButtonLook = {}): string {
  return classNames('button', variants[variant], sizes[size], className)
}
