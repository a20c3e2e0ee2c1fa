import { linkOf } from '@/lib/bookings/rules'

/** What a customer gave as transaction: a link where it is safe to be one (CONTRACT section 7), otherwise text. */
export function TransactionText({ typed }: { typed: string }) {
  const href = linkOf(typed)
  if (!href) return <span className="break-all">{typed}</span>
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-all text-brand underline"
    >
      {typed}
    </a>
  )
}
