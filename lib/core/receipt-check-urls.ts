import { z } from 'zod'
import { transferKinds, type TransferKind } from '../payments/transfer-kinds'

export type ReceiptCheckUrls = Partial<Record<TransferKind, string>>

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function isUsable(template: string): boolean {
  const sample = template.replaceAll('{reference}', 'A').replace(/\{account[58]\}/g, '1')
  if (!template.includes('{reference}') || !URL.canParse(sample)) return false
  const { protocol, hostname, pathname, search } = new URL(sample)
  // What is filled in must not decide the host.
  const isInPath = `${pathname}${search}`.includes('A')
  return isInPath && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

/**
 * Where banks show receipts: `kind=address` separated by blanks, the address with `{reference}` and, where the bank
 * asks for it, the last digits of the company's account as `{account5}` or `{account8}`.
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
