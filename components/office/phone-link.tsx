import { formatPhone } from '@/lib/core/phone'

/** A number to call. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-11 items-center whitespace-nowrap figures underline xl:in-[table]:min-h-6"
    >
      {formatPhone(phone)}
    </a>
  )
}
