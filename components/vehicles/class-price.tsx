import { useLocale, useTranslations } from 'next-intl'
import { colonOf, formatBirr, formatTypedPrice } from '@/lib/core/i18n/format'
import type { PrintedPrice } from '@/lib/site/vehicle-classes'

interface FromPriceProps {
  /** Whole Br; null where nothing of the class can be booked. */
  price: number | null
  /** How the amount looks. */
  className?: string
}

/** What the cheapest vehicle of a class costs for a day. */
export function FromPrice({ price, className }: FromPriceProps) {
  const locale = useLocale()
  const home = useTranslations('Home')
  const facts = useTranslations('VehicleFacts')
  if (price === null) return facts('onRequest')
  return home.rich('fromPrice', {
    price: formatBirr(price, locale),
    strong: (chunks) => <strong className={className}>{chunks}</strong>,
  })
}

/** The price of a class, and small below it what SPEC prints of it, under what that is (CONTRACT section 4). */
export function ClassPrice({ price, printed }: { price: number | null; printed: PrintedPrice }) {
  const locale = useLocale()
  const t = useTranslations('Vehicles')
  return (
    <div className="grid gap-1">
      <p className="text-ink-muted figures">
        <FromPrice price={price} className="text-xl text-ink" />
      </p>
      <p className="text-sm text-ink-muted figures">
        {t(printed.meaning) + colonOf(locale)} {formatTypedPrice(printed.text, locale)}
      </p>
    </div>
  )
}
