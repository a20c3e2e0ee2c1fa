/** Text without the one character that a PostgreSQL text cannot hold, NUL; no keyboard types it. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '')
}
