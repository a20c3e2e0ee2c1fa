/**
 * The address of a transfer's receipt, built from the setting and nothing but letters and digits of the reference
 * (CONTRACT section 7: a customer's own link is never fetched). Null when that does not lead to the setting's host.
 */
export function receiptAddress(
  template: string,
  { reference, account }: { reference: string; account: string },
): string | null {
  if (!/^[A-Za-z0-9]{4,40}$/.test(reference)) return null
  const digits = account.replace(/\D/g, '')
  const address = template
    .replaceAll('{reference}', reference)
    .replaceAll('{account5}', digits.slice(-5))
    .replaceAll('{account8}', digits.slice(-8))
  const asked = new URL(address)
  return asked.origin === new URL(template).origin ? asked.href : null
}
