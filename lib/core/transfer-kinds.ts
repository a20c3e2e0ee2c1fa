/**
 * The Ethiopian banks and wallets whose transfers are recognised. Patterns come from receipts and SMS that people
 * published; docs/decisions/transfer-proof.md names the sources. Another bank is one more row and its examples in
 * the test.
 */
export const transferKinds = [
  'cbe',
  'abyssinia',
  'ft',
  'telebirr',
  'cbebirr',
  'mpesa',
  'dashen',
  'awash',
  'zemen',
  'ebirr',
] as const

export type TransferKind = (typeof transferKinds)[number]
