'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/lib/core/class-names'
import { Icon, type IconName } from './icon'

const tones = {
  neutral: 'bg-sunken text-ink-muted',
  brand: 'bg-brand-soft text-brand',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const

export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  className?: string
  children: ReactNode
}

/** A short state in words; the colour only underlines what the text says. A component of the browser, as `Icon` is. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone], className)}>
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
