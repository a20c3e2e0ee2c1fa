import type { ElementType, HTMLAttributes } from 'react'
import { classNames } from '@/lib/core/class-names'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `none` for cards that begin with a picture; the text inside then brings its own room. */
  padding?: 'normal' | 'none'
  as?: 'div' | 'article' | 'section' | 'li'
}

/** A raised piece of the page. */
export function Card({ padding = 'normal', as, className, ...rest }: CardProps) {
  const Tag: ElementType = as ?? 'div'
  return <Tag {...rest} className={classNames('card', padding === 'normal' && 'p-4 sm:p-6', className)} />
}
