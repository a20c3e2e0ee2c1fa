const invisible = /\p{Cf}/gu
const signs = /^[\p{Nd}\p{Pd}\s()+./]{7,40}$/u

/**
 * What was typed without invisible characters (they come along when a number is copied from a phone's contacts), or
 * null when it cannot be a phone number: other signs than digits and separators, fewer than 7 or more than 17 digits.
 */
export function phoneText(typed: string): string | null {
  const text = typed.replace(invisible, '').trim()
  if (!signs.test(text)) return null
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 && digits <= 17 ? text : null
}

/** The digits of a part of a number as staff search for it, without leading zeros, or null when they are too few. */
export function phonePart(typed: string): string | null {
  const text = typed.replace(invisible, '').trim()
  if (!/^[\p{Nd}\p{Pd}\s()+./]+$/u.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 3 ? digits : null
}

/** The address that calls a number, however it is written for people. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
