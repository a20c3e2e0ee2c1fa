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

/** Reads a reference out of text; the group `reference` is its one spelling once blanks and signs are gone. */
type TransferPattern = { kind: TransferKind; pattern: RegExp }

// Two banks number their transfers `FT`, two digits of the year, the day of the year, five signs.
const ft = String.raw`(?<reference>FT\d{5}[A-Z0-9]{5})`
// Wallets encode year, month and day in the first three signs: `DGQ790EOTV`.
const wallet = String.raw`(?<reference>[A-Z][A-L][1-9A-V][A-Z0-9]{7})`
const token = String.raw`(?<reference>[A-Z0-9]{8,40})`

/** Receipt links, sought in text in capitals without blanks. An account's last digits behind `FT…` are no part of it. */
export const linkPatterns: readonly TransferPattern[] = [
  {
    kind: 'cbe',
    pattern: new RegExp(String.raw`APPS\.CBE\.COM\.ET(?::100)?/[^\s]*?${ft}(?:&?\d{8})?(?![A-Z])`),
  },
  { kind: 'cbe', pattern: new RegExp(String.raw`MBRECI?EI?PT\.CBE\.COM\.ET/(?:V2-)?${token}`) },
  { kind: 'cbe', pattern: new RegExp(String.raw`MB\.CBE\.COM\.ET/[^\s]*?/(?:V2-)?${token}$`) },
  {
    kind: 'abyssinia',
    pattern: new RegExp(String.raw`CS\.BANKOFABYSSINIA\.COM/[^\s]*?(?:TRX|ID)=C?${ft}(?:\d{5})?`),
  },
  { kind: 'telebirr', pattern: new RegExp(String.raw`TRANSACTIONINFO\.ETHIOTELECOM\.ET/RECEIPT/${token}`) },
  {
    kind: 'cbebirr',
    pattern: new RegExp(String.raw`CBEPAY1\.CBE\.COM\.ET/AURECEIPT\?(?:[^\s]*&)?TID=${token}`),
  },
  {
    kind: 'mpesa',
    pattern: new RegExp(
      String.raw`M-PESABUSINESS\.SAFARICOM\.ET/(?:RECEIPT/|API/RECEIPT/GETRECEIPT\?TRXNO=)${token}`,
    ),
  },
  { kind: 'dashen', pattern: new RegExp(String.raw`RECEIPT\.DASHENSUPERAPP\.COM/RECEIPT/${token}`) },
  {
    kind: 'awash',
    pattern: /AWASHPAY\.AWASHBANK\.COM(?::8225)?\/-?(?<reference>[0-9A-F]{12}-?[0-9A-Z]{6})/,
  },
  { kind: 'zemen', pattern: new RegExp(String.raw`SHARE\.ZEMENBANK\.COM/RT/${token}`) },
  { kind: 'ebirr', pattern: new RegExp(String.raw`RECEIPT\.EBIRR\.COM/[A-Z]+/${token}`) },
]

/** References as a bank's SMS names them, sought in text in capitals with its blanks. */
export const smsPatterns: readonly TransferPattern[] = [
  {
    kind: 'telebirr',
    pattern: new RegExp(String.raw`TELEBIRR[\s\S]*TRANSACTION (?:NUMBER|ID)(?: IS)?:? *${wallet}\b`),
  },
  { kind: 'mpesa', pattern: new RegExp(String.raw`TRANSACTION NUMBER(?: IS)?:? *${wallet}\b[\s\S]*M-?PESA`) },
  { kind: 'mpesa', pattern: new RegExp(String.raw`M-?PESA[\s\S]*TRANSACTION NUMBER(?: IS)?:? *${wallet}\b`) },
  { kind: 'cbebirr', pattern: new RegExp(String.raw`CBE ?BIRR[\s\S]*TXN ID:? *${wallet}\b`) },
  { kind: 'cbebirr', pattern: new RegExp(String.raw`TXN ID:? *${wallet}\b[\s\S]*CBE ?BIRR`) },
  { kind: 'telebirr', pattern: new RegExp(String.raw`TRANSACTION NUMBER(?: IS)?:? *${wallet}\b`) },
  { kind: 'awash', pattern: /(?:TXN|TRANSACTION) ID:? *(?<reference>\d{15})\b/ },
  { kind: 'cbe', pattern: new RegExp(String.raw`\b${ft}\b[\s\S]*BANKING WITH CBE`) },
  { kind: 'abyssinia', pattern: new RegExp(String.raw`\b${ft}\b[\s\S]*BANK OF ABYSSINIA`) },
  { kind: 'ft', pattern: new RegExp(String.raw`\b${ft}\b`) },
]

/** A reference that stands alone, in capitals and without any sign that is no letter or digit. */
export const barePatterns: readonly TransferPattern[] = [
  { kind: 'cbe', pattern: new RegExp(String.raw`^${ft}\d{8}$`) },
  { kind: 'abyssinia', pattern: new RegExp(String.raw`^${ft}\d{5}$`) },
  { kind: 'ft', pattern: new RegExp(String.raw`^${ft}$`) },
  // The same numbering; M-PESA began with the letters that the others have not reached.
  { kind: 'mpesa', pattern: /^(?<reference>[S-Z][A-L][1-9A-V][A-Z0-9]{7})$/ },
  { kind: 'telebirr', pattern: /^(?<reference>[A-R][A-L][1-9A-V][A-Z0-9]{7})$/ },
  { kind: 'dashen', pattern: /^(?<reference>\d{3}[A-Z]{4}\d{5}[A-Z0-9]{4})$/ },
  { kind: 'awash', pattern: /^(?<reference>[0-9A-F]{12}[0-9A-Z]{6})$/ },
  { kind: 'awash', pattern: /^(?<reference>\d\d(?:0[1-9]|1[0-2])[0-3]\d[0-2]\d[0-5]\d[0-5]\d\d{3})$/ },
]
