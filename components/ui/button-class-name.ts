import { classNames } from '@/lib/core/class-names'

const variants = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover',
  secondary: 'border-line-strong bg-raised text-ink hover:bg-sunken',
  brand: 'border-transparent bg-brand text-brand-ink hover:bg-brand-hover',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-danger-ink hover:bg-danger-hover',
} as const

const sizes = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
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
