import { formatPhone } from '@/lib/core/phone'
import { CallButton } from './work-card'

/** Calls somebody at one press; nothing without a number. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  if (!phone) return null
  return <CallButton phone={phone} label={`${name}, ${formatPhone(phone)}`} />
}
