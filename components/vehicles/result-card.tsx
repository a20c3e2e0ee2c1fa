'use client'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { VehiclePicture } from './vehicle-picture'

export interface ResultCardProps {
  name: string
  model: string
  url: string
  isFirst: boolean
  isGone: boolean
  /** Few are left. */
  isScarce: boolean
  facts: string
  /** What is left, in words. */
  left: string
  /** What all days cost, and below it what one does. */
  price: string
  perDay: string
  href: string
  action: string
  actionLabel: string
  /** A way past the vehicle's own page, straight to the order. */
  order?: { href: string; text: string; label: string } | undefined
}

/**
 * A vehicle of the results: a row on phones, a card on wider screens, all of it one link. Drawn by a component of the
 * browser, so that a page carries the words of each vehicle and not the elements around them
 * (docs/decisions/rendering.md).
 */
export function ResultCard(card: ResultCardProps) {
  const { name, isGone, order } = card
  return (
    <article className="result-card">
      <VehiclePicture
        url={card.url}
        name={name}
        isFirst={card.isFirst}
        sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 50vw, 7rem"
        className={isGone ? 'opacity-55' : undefined}
      />
      <div className="result-card-body">
        <h2 className="relative text-base leading-snug text-ink">
          {name} <span className="font-normal text-ink-muted max-md:sr-only">{card.model}</span>
        </h2>
        <p className="result-card-facts">{card.facts}</p>
        <p
          className={
            isGone
              ? 'result-card-left font-semibold text-danger'
              : card.isScarce
                ? 'result-card-left font-semibold text-warning'
                : 'result-card-left text-ink-muted'
          }
        >
          {card.left}
        </p>
        <div className="result-card-foot">
          <p className="result-card-price">
            <b className="text-lg leading-snug text-ink figures md:text-xl">{card.price}</b>
            <span className="text-xs text-ink-muted figures">{card.perDay}</span>
          </p>
          <span className="result-card-ways">
            {order && (
              <Link href={order.href} aria-label={order.label} className="result-card-order">
                {order.text}
              </Link>
            )}
            <Link href={card.href} aria-label={card.actionLabel} className="result-card-link">
              <span className="max-md:sr-only">{card.action}</span>
              <Icon name="chevron-right" className="size-4 max-md:hidden" />
            </Link>
          </span>
        </div>
      </div>
    </article>
  )
}
