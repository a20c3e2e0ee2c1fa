import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { phoneText } from './phone-text'

/**
 * A phone number of any country as E.164 (`+251911234567`), or null. Without a country code it is an Ethiopian one, in
 * every usual spelling (CONTRACT section 4). A JSON number cannot carry the `+`, so its country code is believed.
 */
export function parsePhone(typed: string | number): string | null {
  const text = phoneText(String(typed))
  if (text === null) return null
  if (typeof typed === 'string') return e164(text)
  return Number.isInteger(typed) && typed > 0 ? (e164(text) ?? e164(`+${text}`)) : null
}

function e164(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: 'ET', extract: false })
  return parsed?.isValid() ? parsed.number : null
}

/** A stored number for people: `+251 91 123 4567`. What is no E.164 number stays as it is. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored
}
