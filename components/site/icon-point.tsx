import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'

interface IconPointProps {
  icon: IconName
  title: ReactNode
  children: ReactNode
}

/** One good reason: a drawn sign, a few words, a sentence. An item of a list. */
export function IconPoint({ icon, title, children }: IconPointProps) {
  return (
    <li className="grid content-start gap-3">
      <span className="grid size-13 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} className="size-7" />
      </span>
      <h3 className="text-lg text-ink">{title}</h3>
      <p className="text-ink-muted">{children}</p>
    </li>
  )
}
