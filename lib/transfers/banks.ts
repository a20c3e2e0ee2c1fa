import type { TransferKind } from '@/lib/core/money'
import { lettersAndDigits } from './rules'

/** A bank or wallet: where it shows receipts and how it numbers transfers (docs/decisions/transfer-proof.md). */
export type Bank = {
  kind: TransferKind
  /** Banks that number alike cannot be told apart by a number alone, so their numbers share one space of keys. */
  numbering?: 'core' | 'wallet' | 'branch'
  /**
   * Hosts of its receipts in capitals, the day they were last seen named in public, and what follows the host and
   * port of a receipt. A link to such a host that follows none of them names no transfer.
   */
  links: readonly { host: string; seen: string; paths: readonly RegExp[] }[]
  /** A number that stands alone, in capitals and without any sign that is no letter or digit. */
  alone?: RegExp
  /** A number as the bank's own SMS words it, in capitals with single blanks. */
  sms?: readonly RegExp[]
  /** A number that cannot be mistaken within any text, in capitals. */
  inText?: RegExp
  /** The one form of what was found, its letters and digits unless said; null where it is none of this bank. */
  referenceOf?: (found: string) => string | null
}

/** The reference that a bank's pattern found, as it was found and in its one form. */
export function readReference(
  { referenceOf = lettersAndDigits }: Bank,
  match: RegExpExecArray | null | undefined,
): { found: string; reference: string } | null {
  const found = match?.groups?.reference ?? match?.groups?.share
  const reference = found && referenceOf(found)
  return found && reference ? { found, reference } : null
}

const pattern = (strings: TemplateStringsArray, ...forms: string[]) =>
  new RegExp(String.raw(strings, ...forms))

// Core banking: `FT`, two digits of the year, the day of the year, five signs. Digits of an account may follow.
const core = String.raw`(?<reference>FT\d{5}[A-Z0-9]{5})`
// Wallets encode year, month and day in the first three signs: `DGQ790EOTV`. M-PESA began with letters that the
// others have not reached.
const wallet = '(?<reference>[A-R][A-L][1-9A-V][A-Z0-9]{7})'
const mpesa = '(?<reference>[S-Z][A-L][1-9A-V][A-Z0-9]{7})'
// Branch, product, two digits of the year, day of the year, running number.
const branch = String.raw`(?<reference>[A-Z0-9]\d{2}[A-Z]{4}\d{5}[A-Z0-9]{4})`
// Year, month, day, hour, minute, running number of five digits.
const awash = String.raw`(?<reference>[2-4]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d{6})`
const awashShare = '(?<reference>[0-9A-Z]{10}(?:-?[0-9A-Z]{4,8})?|[0-9A-F]{12}-[0-9A-Z]{6})'
const token = '(?<reference>[A-Z0-9]{8,40})'
const from = '(?<![A-Z0-9])'
const to = '(?![A-Z0-9])'

/** The first half of an Awash share link is the transfer's number in base 36. */
function awashReference(found: string): string | null {
  const signs = lettersAndDigits(found)
  if (/^\d{15}$/.test(signs)) return signs
  const number = String(parseInt(signs.slice(0, 10), 36))
  if (pattern`^${awash}$`.test(number)) return number
  // Before 2026 the first half was twelve hexadecimal digits, from which no number follows.
  return /^[0-9A-F]{12}[0-9A-Z]{6}$/.test(signs) ? signs : null
}

const seen = '2026-10-10'
const cbePaths = [pattern`^/(?:V2-)?${core}(?:&?\d{8})?${to}`, pattern`^/(?:\S*/)?(?:V2-)?${token}$`]

/** One row for a bank. Where a text could be of two, the first decides. */
export const banks: readonly Bank[] = [
  {
    kind: 'cbe',
    numbering: 'core',
    links: [
      { host: 'APPS.CBE.COM.ET', seen, paths: [pattern`^/(?:\S*?[/=&])?${core}(?:&?\d{8})?${to}`] },
      { host: 'MBRECIEPT.CBE.COM.ET', seen, paths: cbePaths },
      { host: 'MBRECEIPT.CBE.COM.ET', seen, paths: cbePaths },
      { host: 'MB.CBE.COM.ET', seen, paths: cbePaths },
    ],
    alone: pattern`^${core}\d{8}$`,
    sms: [pattern`\b${core}\b[\s\S]*BANKING WITH CBE`],
  },
  {
    kind: 'abyssinia',
    numbering: 'core',
    links: [{ host: 'CS.BANKOFABYSSINIA.COM', seen, paths: [pattern`^/\S*?(?:TRX|ID)=C?${core}(?:\d{5})?`] }],
    alone: pattern`^${core}\d{5}$`,
    sms: [pattern`\b${core}\b[\s\S]*BANK OF ABYSSINIA`],
  },
  {
    kind: 'cbebirr',
    numbering: 'wallet',
    links: [{ host: 'CBEPAY1.CBE.COM.ET', seen, paths: [pattern`^/AURECEIPT\?(?:\S*&)?TID=${wallet}${to}`] }],
    sms: [pattern`CBE ?BIRR[\s\S]*TXN ID:? *${wallet}\b`, pattern`TXN ID:? *${wallet}\b[\s\S]*CBE ?BIRR`],
  },
  {
    kind: 'telebirr',
    numbering: 'wallet',
    links: [
      { host: 'TRANSACTIONINFO.ETHIOTELECOM.ET', seen, paths: [pattern`^/RECEIPT/${wallet}(?:[/?]\S*)?$`] },
    ],
    alone: pattern`^${wallet}$`,
    sms: [pattern`TRANSACTION (?:NUMBER|ID)(?: IS)?:? *${wallet}\b`],
    // Words of ten letters have this form too; a number within text has a digit.
    inText: pattern`${from}(?=[A-Z]*\d)${wallet}${to}`,
  },
  {
    kind: 'mpesa',
    links: [
      {
        host: 'M-PESABUSINESS.SAFARICOM.ET',
        seen,
        paths: [pattern`^/(?:RECEIPT/|API/RECEIPT/GETRECEIPT\?(?:\S*&)?TRXNO=)${mpesa}${to}`],
      },
    ],
    alone: pattern`^${mpesa}$`,
    sms: [pattern`TRANSACTION (?:NUMBER|ID)(?: IS)?:? *${mpesa}\b`],
    inText: pattern`${from}(?=[A-Z]*\d)${mpesa}${to}`,
  },
  {
    kind: 'dashen',
    numbering: 'branch',
    links: [
      // This host answers no more, but its links are in people's messages.
      { host: 'RECEIPT.DASHENSUPERAPP.COM', seen: '2026-06-25', paths: [pattern`^/RECEIPT/${branch}${to}`] },
      {
        host: 'API.DASHENSUPERAPP.COM',
        seen: '2026-06-25',
        paths: [pattern`^/RECEIPTS/[A-Z-]+-${branch}\.PDF`],
      },
      { host: 'RECEIPTS.DASHENBANKSC.COM', seen, paths: [pattern`^/RECEIPT/${branch}${to}`] },
    ],
    alone: pattern`^${branch}$`,
    inText: pattern`${from}${branch}${to}`,
  },
  {
    kind: 'awash',
    links: [{ host: 'AWASHPAY.AWASHBANK.COM', seen, paths: [pattern`^/-?${awashShare}${to}`] }],
    alone: pattern`^(?:${awash}|(?=\d*[A-Z])(?<share>[0-9A-Z]{14,18}))$`,
    sms: [/(?:TXN|TRANSACTION) ID:? *(?<reference>\d{15})\b/],
    inText: pattern`${from}${awash}${to}`,
    referenceOf: awashReference,
  },
  {
    kind: 'zemen',
    numbering: 'branch',
    links: [{ host: 'SHARE.ZEMENBANK.COM', seen, paths: [pattern`^/RT/${token}(?:/PDF)?/?$`] }],
  },
  {
    // One host serves several banks, each with references of its own: the bank is part of the key.
    kind: 'ebirr',
    links: [
      { host: 'RECEIPT.EBIRR.COM', seen, paths: [/^\/(?<reference>[A-Z]+\/[A-Z0-9]{8,40})(?![A-Z0-9])/] },
    ],
    inText:
      /(?<![\w./-])(?<reference>(?:NIB|WEGAGEN|AHADU|KAAFIMF|COOPAY|COOP|SIINQEE|EBIRR) ?\/ ?(?=\d*[A-Z])[A-Z0-9]{8,40})(?![A-Z0-9])/,
    referenceOf: (found) => found.replaceAll(' ', ''),
  },
  {
    // Either of the two banks that number alike. Whatever digits follow are those of an account.
    kind: 'ft',
    numbering: 'core',
    links: [],
    alone: pattern`^${core}\d{0,13}$`,
    inText: pattern`${from}C?${core}\d{0,13}${to}`,
  },
]
