import 'server-only'

export type ReceiptAnswer = { outcome: 'text'; text: string } | { outcome: 'nothing' } | { outcome: 'later' }

const patienceMs = 10_000
const maxBytes = 512 * 1024

/**
 * Asks a bank for a receipt. The address is one that was built from a setting and a reference; it is followed nowhere
 * else, read for at most 10 seconds and 512 kB. `nothing` when the bank has no such receipt or sends something else,
 * `later` when it could not be asked.
 */
export async function fetchReceipt(address: string): Promise<ReceiptAnswer> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'text/html, application/json' },
    })
    if (answer.status >= 500 || answer.status === 429) {
      await answer.body?.cancel()
      return { outcome: 'later' }
    }
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return { outcome: 'nothing' }
    }
    const text = await readUpTo(answer, maxBytes)
    return text === null ? { outcome: 'nothing' } : { outcome: 'text', text }
  } catch {
    // Not reachable or too slow: the bank's trouble, nothing that the log could help with.
    return { outcome: 'later' }
  }
}

async function readUpTo(answer: Response, limit: number): Promise<string | null> {
  const reader = answer.body?.getReader()
  if (!reader) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.length
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

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
