'use client'

import type { ReactNode } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'
import { Link } from '@/lib/core/i18n/navigation'
import { type Fact, FactList } from './fact-list'
import { VehiclePicture } from './vehicle-picture'

interface VehicleCardViewProps {
  name: string
  model: string
  url: string
  isFirst: boolean
  isGone: boolean
  /** What is left, as a badge: drawn on the server, so that its looks weigh nothing here. */
  left: ReactNode
  facts: readonly Fact[]
  /** The price in words, and those of longer rentals. */
  price: string
  perDay: string
  longerPrices: readonly string[]
  features: { text: string; lang: string | null }
  /** Where the button leads, what it says, and what it says to a screen reader. */
  href: string
  action: string
  actionLabel: string
}

/**
 * How a vehicle of the list looks. Drawn by a component of the browser, so that a page carries the words of each vehicle
 * for React and not the elements around them (docs/decisions/rendering.md).
 */
export function VehicleCardView(vehicle: VehicleCardViewProps) {
  const { name, isGone, features } = vehicle
  return (
    <>
      <VehiclePicture url={vehicle.url} name={name} isFirst={vehicle.isFirst} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-lg text-ink">{name}</h2>
            <p className="text-ink-muted">{vehicle.model}</p>
          </div>
          {vehicle.left}
        </div>
        <FactList facts={vehicle.facts} />
        <p lang={features.lang ?? undefined} className="text-ink">
          {features.text}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-2">
          <div>
            <p>
              <span className="text-xl font-bold text-ink figures">{vehicle.price}</span>{' '}
              <span className="text-ink-muted">{vehicle.perDay}</span>
            </p>
            {vehicle.longerPrices.map((text) => (
              <p key={text} className="text-sm text-ink-muted figures">
                {text}
              </p>
            ))}
          </div>
          <Link
            href={vehicle.href}
            aria-label={vehicle.actionLabel}
            className={buttonClassName({ variant: isGone ? 'secondary' : 'brand' })}
          >
            {vehicle.action}
          </Link>
        </div>
      </div>
    </>
  )
}
