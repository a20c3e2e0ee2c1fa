import type { TransferKind } from '@/lib/core/money'
import { type Bank, banks, readReference } from './banks'
import { labels, lettersAndDigits, mixesAlphabets } from './rules'

/** What a customer's proof of payment says. */
export type Transfer = {
  /** The bank or wallet, or null where nobody can tell. */
  kind: TransferKind | null
  /**
   * The one form in which a transfer is unique (CONTRACT section 7): capitals, no blanks, at most 300 signs. Null
   * where a person must look: a known bank's link that is not understood, several numbers, mixed alphabets.
   */
  key: string | null
  /** Whether a reference mixes alphabets, which is refused: such a text would be one more name of a transfer. */
  isMixed: boolean
  /** What is kept of the text: all of it, but of a pasted SMS only its receipt link or its reference. */
  shown: string
  /** What the bank is asked by, in the capitals it was typed with: some banks' links tell them apart. */
  asked: string
}

type Found = { kind: TransferKind | null; key: string; found: string }

const keptLength = 300
// Joiners, direction marks and the like, which copying brings along unseen.
const unseen = /[\p{Cf}\u034f\u115f\u1160\u3164]/gu
// Few signs after it must be digits: a word can begin like a label.
const label = new RegExp(String.raw`^${labels}(?=[A-Z0-9]{8}|\d{4,}$)`)

/**
 * Reads an id, a receipt link or a pasted bank SMS, however it is spelled: capitals, blanks, signs between the
 * letters, full-width letters, labels and the several names that a bank gives to one transfer make no difference. An
 * unknown kind is a transfer as well.
 */
export function recogniseTransfer(typed: string): Transfer {
  const text = typed.normalize('NFKC').replace(unseen, '').replaceAll('&amp;', '&').trim()
  const capitals = text.toUpperCase()
  const links = readLinks(capitals)
  const found = links.found.length > 0 ? links.found : readLinks(capitals.replace(/\s/g, '')).found
  const read = found.length > 0 ? found : readNumbers(links.rest)
  const [first] = read
  const isCertain = new Set(read.map(({ key }) => key)).size === 1
  if (first && isCertain) {
    const shown = shownOf(text, first.found)
    const kind = namesOtherHost(shown) ? null : first.kind
    return { ...first, kind, isMixed: false, shown, asked: askedOf(text, first) }
  }
  const isMixed = !first && !links.bank && mixesAlphabets(text)
  const isUnclear = first !== undefined || links.bank !== null || isMixed
  const key = isUnclear ? null : unknownKey(text)
  const kind = namesOtherHost(text) ? null : links.bank
  return { kind, key, isMixed, shown: text.slice(0, keptLength), asked: '' }
}

const hosts = banks.flatMap((bank) => bank.links.map((link) => ({ ...link, bank })))
const hostNames = [...new Set(hosts.map(({ host }) => host.replaceAll('.', String.raw`\.`)))].join('|')
// A host stands at the beginning of a link: `evil.example/apps.cbe.com.et/…` and `apps.cbe.com.et@evil` are none.
const knownLink = new RegExp(
  String.raw`(?<![\w.@-]|[^:/]/)(?:WWW\.)?(?<host>${hostNames})\.?(?::\d{1,5})?(?<path>[/?]\S*)`,
  'g',
)
const knownAuthority = new RegExp(String.raw`^(?:WWW\.)?(?:${hostNames})\.?(?::\d{1,5})?$`, 'i')

/** Whether a text names a link that leads to a host which is none of a bank's, whatever follows that host. */
function namesOtherHost(text: string): boolean {
  const links = [...text.replaceAll('\\', '/').matchAll(/:\/\/([^\s/?#]*)/g)]
  if (links.length === 0) return isLink(text) && !knownAuthority.test(text.replace(/[/?#].*$/, ''))
  return links.some(([, authority = '']) => !knownAuthority.test(authority))
}

/** The transfers that links to known hosts name, the bank of one that is not understood, and the other text. */
function readLinks(capitals: string): { found: Found[]; bank: TransferKind | null; rest: string } {
  const text = capitals.replaceAll('\\', '/')
  const read = [...text.matchAll(knownLink)].map(({ groups }) => {
    const path = (groups?.path ?? '').replace(/^\?/, '/?').replace(/#.*$|[.,;)"'>]+$/g, '')
    const link = hosts.find(({ host }) => host === groups?.host)
    const found = link?.paths.map((form) => toFound(link.bank, form.exec(path))).find((one) => one !== null)
    return { kind: link?.bank.kind ?? null, found: found ?? null }
  })
  return {
    found: read.flatMap(({ found }) => found ?? []),
    bank: read.find(({ found }) => found === null)?.kind ?? null,
    rest: text.replace(knownLink, ' '),
  }
}

/** The numbers of a text without links: one that stands alone, one that an SMS names, or whatever can be no other. */
function readNumbers(text: string): Found[] {
  const bare = lettersAndDigits(text)
  const line = text.replace(/\s+/g, ' ')
  const certain =
    firstOf(({ alone }) => alone?.exec(bare)) ??
    firstOf(({ alone }) => alone?.exec(bare.replace(label, ''))) ??
    firstOf(({ sms }) => sms?.map((form) => form.exec(line)).find((match) => match !== null))
  if (certain) return [certain]
  return banks.flatMap((bank) =>
    bank.inText
      ? [...line.matchAll(new RegExp(bank.inText, 'g'))].flatMap((match) => toFound(bank, match) ?? [])
      : [],
  )
}

function firstOf(match: (bank: Bank) => RegExpExecArray | null | undefined): Found | null {
  for (const bank of banks) {
    const read = toFound(bank, match(bank))
    if (read) return read
  }
  return null
}

function toFound(bank: Bank, match: RegExpExecArray | null | undefined): Found | null {
  const read = readReference(bank, match)
  if (!read) return null
  const { found, reference } = read
  // A token can have the form of another bank's number: the same signs at two banks are two transfers.
  const owner = banks.find((one) => readReference(one, one.alone?.exec(reference)))
  const isOwn = !owner || (owner.numbering ?? owner.kind) === (bank.numbering ?? bank.kind)
  return { kind: bank.kind, key: isOwn ? reference : `${bank.kind.toUpperCase()}/${reference}`, found }
}

/** The reference that the transfer's receipt must name; null where the customer gave a link's token instead. */
export function receiptReference({ kind, key }: Pick<Transfer, 'kind' | 'key'>): string | null {
  if (key === null || (kind === 'cbe' && !/^FT\d/.test(key))) return null
  return key.replace(/^.*\//, '')
}

function askedOf(text: string, { key, found }: Found): string {
  const start = text.toUpperCase().indexOf(found)
  return start < 0 ? key : text.slice(start, start + found.length)
}

/** An SMS tells names and balances that are nobody's business here. */
function shownOf(text: string, found: string): string {
  const isSms = text.split(/\s+/).length > 6
  if (!isSms) return text.slice(0, keptLength)
  const links = text.match(/https?:\/\/\S+/gi) ?? []
  const link = links.find((one) => one.toUpperCase().includes(found) && !namesOtherHost(one))
  return (link?.replace(/[.,;)]+$/, '') ?? found).slice(0, keptLength)
}

const isLink = (text: string) =>
  /^\S*:\/\/\S+$|^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\/\S+$/i.test(text)

/** A number of core banking with some signs put before or behind it, which make no second transfer of it. */
const coreWithin = /^[A-Z0-9]{0,2}(FT\d{5}[A-Z0-9]{5})[A-Z0-9]{0,8}$/

function unknownKey(text: string): string {
  if (!isLink(text)) {
    const signs = lettersAndDigits(text.toUpperCase()).replace(label, '')
    return coreWithin.exec(signs)?.[1] ?? signs.slice(0, keptLength)
  }
  // In a link the signs tell addresses apart; the scheme, a fragment and a closing slash do not.
  const address = text.replace(/^https?:\/\//i, '').replace(/#.*$/, '')
  const kept = address.toUpperCase().replace(/[^\p{L}\p{N}/?&=._:%+~-]/gu, '')
  return kept.replace(/\/+$/, '').slice(0, keptLength)
}
