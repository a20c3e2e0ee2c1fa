import { z } from 'zod'
import { type TransferKind, transferKinds } from './money'

/** Whether a host is this machine, where nobody listens in between. */
export const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

type ReceiptCheckUrls = Partial<Record<TransferKind, string>>

function isUsable(template: string): boolean {
  const sample = template.replaceAll('{reference}', 'A').replace(/\{(?:account[58]|phone)\}/g, '1')
  if (!template.includes('{reference}') || !URL.canParse(sample)) return false
  const { protocol, hostname, pathname, search } = new URL(sample)
  // What is filled in must not decide the host.
  const isInPath = `${pathname}${search}`.includes('A')
  return isInPath && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

/**
 * Where banks show receipts: `kind=address` separated by blanks, the address with `{reference}` and, where the bank
 * asks for it, the last digits of the company's account as `{account5}` or `{account8}`, the customer's phone as `{phone}`.
 */
export const receiptCheckUrls = z.string().transform((text, context): ReceiptCheckUrls => {
  const urls: ReceiptCheckUrls = {}
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = entry.split('=')
    const kind = transferKinds.find((known) => known === name)
    const template = rest.join('=')
    if (!kind || !isUsable(template)) {
      context.addIssue('must be kind=https://…{reference}… entries separated by blanks')
      return z.NEVER
    }
    urls[kind] = template
  }
  return urls
})

/**
 * The keys that alone are believed at a bank's host: `host:port=key` separated by blanks, the key as the base64 SHA-256
 * of its public key (SPKI). A host may have several, so that a bank can change its key.
 */
export const receiptCheckPins = z.string().transform((text, context): Record<string, string[]> => {
  const pins: Record<string, string[]> = {}
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, host, port = '443', pin] =
      /^([a-z0-9.-]+)(?::(\d{1,5}))?=([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
    if (!host || !pin) {
      context.addIssue('must be host:port=… entries separated by blanks, each with a base64 SHA-256')
      return z.NEVER
    }
    pins[`${host}:${port}`] = [...(pins[`${host}:${port}`] ?? []), pin]
  }
  return pins
})
