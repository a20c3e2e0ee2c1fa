import type { ComponentProps, ReactNode } from 'react'
import { buttonClassName, type ButtonLook } from './button-class-name'
import { Icon, type IconName } from './icon'

export { buttonClassName, type ButtonLook }

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  icon?: IconName
  /** While true the button refuses clicks and shows `busyLabel` instead of its text. */
  isBusy?: boolean
  busyLabel?: ReactNode
}

/** A button that stays `type="button"` unless told otherwise, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  className,
  icon,
  isBusy = false,
  busyLabel,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { disabled: true, 'aria-busy': true })}
      className={buttonClassName({ variant, size, className })}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-full border-2 border-current border-t-transparent motion-safe:animate-spin"
    />
  )
}
