import { phoneText } from './phone-text'

/**
 * The browser's half of `parsePhone`: only whether this could be a number. The tables of all countries weigh more
 * than a whole form and stay on the server, which has the last word (docs/decisions/phones.md).
 */
export function parsePhone(typed: string | number): string | null {
  return phoneText(String(typed))
}
