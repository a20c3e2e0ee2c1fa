import { containsText } from './search'
import { parsePhone } from '@/lib/core/phone'
import { phonePart } from '@/lib/core/phone-text'

/** Conditions on a stored phone for a search that looks like one, whole in any spelling or in part; else none. */
export function phoneMatches(typed: string): { phone: string | ReturnType<typeof containsText> }[] {
  const whole = parsePhone(typed)
  if (whole !== null) return [{ phone: whole }]
  const part = phonePart(typed)
  return part === null ? [] : [{ phone: containsText(part) }]
}
