import type { TransferKind } from '@/lib/core/money'
import { lettersAndDigits } from './rules'

/** Reads a reference out of text; the group `reference` is its one spelling once blanks and signs are gone. */
type TransferPattern = { kind: TransferKind; pattern: RegExp }

// Two banks number their transfers `FT`, two digits of the year, the day of the year, five signs.
const ft = String.raw`(?<reference>FT\d{5}[A-Z0-9]{5})`
// Wallets encode year, month and day in the first three signs: `DGQ790EOTV`.
const wallet = String.raw`(?<reference>[A-Z][A-L][1-9A-V][A-Z0-9]{7})`
const token = String.raw`(?<reference>[A-Z0-9]{8,40})`

/** Receipt links, sought in text in capitals without blanks. An account's last digits behind `FT…` are no part of it. */
const linkPatterns: readonly TransferPattern[] = [
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
const smsPatterns: readonly TransferPattern[] = [
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
const barePatterns: readonly TransferPattern[] = [
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

/** What a customer's proof of payment says. */
export type Transfer = {
  /** The bank or wallet, or null where nobody can tell. */
  kind: TransferKind | null
  /** The one form in which a transfer is unique (CONTRACT section 7): capitals, no blanks. At most 300 signs. */
  key: string
  /** What is kept of the text: all of it, but of a pasted SMS only its receipt link or its reference. */
  shown: string
}

const keptLength = 300
// Joiners, direction marks and the like, which copying brings along unseen.
const unseen = /[\p{Cf}\u034f\u115f\u1160\u3164]/gu
const labels = /^(?:TRANSACTION|TRANSFER|RECEIPT|REFERENCE|TRX|TXN|REF|FT(?=FT)|NO|NUMBER|ID)+(?=[A-Z0-9]{8})/

const isLink = (text: string) => /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S+$/i.test(text)

/**
 * Reads an id, a receipt link or a pasted bank SMS, however it is spelled: capitals, blanks, signs between the
 * letters, full-width letters and labels make no difference. An unknown kind is a transfer as well.
 */
export function recogniseTransfer(typed: string): Transfer {
  const text = typed.normalize('NFKC').replace(unseen, '').replaceAll('&amp;', '&').trim()
  const capitals = text.toUpperCase()
  const bare = lettersAndDigits(capitals)
  const found =
    find(linkPatterns, capitals) ??
    find(linkPatterns, capitals.replace(/\s/g, '')) ??
    find(barePatterns, bare) ??
    find(barePatterns, bare.replace(labels, '')) ??
    find(smsPatterns, capitals.replace(/\s+/g, ' '))
  if (found) return { ...found, shown: shownOf(text, found.key) }
  return { kind: null, key: unknownKey(text, bare), shown: text.slice(0, keptLength) }
}

/** The reference with the capitals it was typed with: some banks' links tell them apart. */
export function referenceAsTyped(typed: string, key: string): string {
  const start = typed.toUpperCase().indexOf(key)
  return start < 0 ? key : typed.slice(start, start + key.length)
}

function find(patterns: readonly { kind: TransferKind; pattern: RegExp }[], text: string) {
  for (const { kind, pattern } of patterns) {
    const reference = pattern.exec(text)?.groups?.reference
    if (reference) return { kind, key: lettersAndDigits(reference) }
  }
  return null
}

/** An SMS tells names and balances that are nobody's business here. */
function shownOf(text: string, key: string): string {
  const isSms = text.split(/\s+/).length > 6
  if (!isSms) return text.slice(0, keptLength)
  const links = text.match(/https?:\/\/\S+/gi) ?? []
  const link = links.find((one) => lettersAndDigits(one.toUpperCase()).includes(key))
  return (link?.replace(/[.,;)]+$/, '') ?? key).slice(0, keptLength)
}

function unknownKey(text: string, bare: string): string {
  if (!isLink(text)) return bare.slice(0, keptLength)
  // In a link the signs tell addresses apart; the scheme, a fragment and a closing slash do not.
  const address = text.replace(/^https?:\/\//i, '').replace(/#.*$/, '')
  const kept = address.toUpperCase().replace(/[^\p{L}\p{N}/?&=._:%+~-]/gu, '')
  return kept.replace(/\/+$/, '').slice(0, keptLength)
}
