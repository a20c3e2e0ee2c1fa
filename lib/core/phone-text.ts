const invisible = /\p{Cf}/gu
const signs = /^[\p{Nd}\p{Pd}\s()+./]{7,40}$/u

/** Without what comes along when a number is copied: invisible characters of a phone's contacts, the scheme of a link. */
const bareText = (typed: string) => typed.replace(invisible, '').trim().replace(/^tel:/i, '').trim()

/**
 * What was typed, bare of what comes along when it is copied, or
 * null when it cannot be a phone number: other signs than digits and separators, fewer than 7 or more than 17 digits.
 */
export function phoneText(typed: string): string | null {
  const text = bareText(typed)
  if (!signs.test(text)) return null
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 && digits <= 17 ? text : null
}

/** The digits of a part of a number as staff search for it, without leading zeros, or null when they are too few. */
export function phonePart(typed: string): string | null {
  const text = bareText(typed)
  if (!/^[\p{Nd}\p{Pd}\s()+./]+$/u.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : null
}

/** The address that calls a number, however it is written for people. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
