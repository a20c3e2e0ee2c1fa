import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { Icon, type IconName } from './icon'

const tones = {
  info: { look: 'border-info bg-info-soft', mark: 'text-info', icon: 'info', role: 'status' },
  success: { look: 'border-success bg-success-soft', mark: 'text-success', icon: 'check', role: 'status' },
  warning: { look: 'border-warning bg-warning-soft', mark: 'text-warning', icon: 'alert', role: 'alert' },
  danger: { look: 'border-danger bg-danger-soft', mark: 'text-danger', icon: 'alert', role: 'alert' },
} as const satisfies Record<string, { look: string; mark: string; icon: IconName; role: 'status' | 'alert' }>

type AlertTone = keyof typeof tones

interface AlertProps {
  tone?: AlertTone
  title?: ReactNode
  /** The tone chooses: `alert` for warning and danger, `status` for the others. */
  role?: 'alert' | 'status' | 'note'
  className?: string
  children?: ReactNode
}

/** A message on the page that assistive technology announces. */
export function Alert({ tone = 'info', title, role, className, children }: AlertProps) {
  const { look, mark, icon, role: ownRole } = tones[tone]
  return (
    <div
      role={role ?? ownRole}
      className={classNames(
        'flex items-start gap-3 rounded-md border-l-4 px-4 py-3 text-ink',
        look,
        className,
      )}
    >
      <Icon name={icon} className={classNames('mt-0.5 size-5', mark)} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="min-w-0 break-words">{children}</div>}
      </div>
    </div>
  )
}
