import { isIPv6 } from 'node:net'

/**
 * The address that a chain of hops tells. The last entry is the other end of our own connection, written by
 * `lib/server/peer-address.ts`; each trusted proxy has written the one before it, and nothing further left is believed.
 */
export function addressOf(forwardedFor: string | null, trustedProxies: number): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const hop = hops[Math.max(hops.length - 1 - trustedProxies, 0)] ?? ''
  return counted(hop)
}

/** One name per household: a version 6 address counts by its network of 64 bits, of which one person has billions. */
function counted(hop: string): string {
  const address = hop.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  if (!isIPv6(address)) return address || 'unknown'
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const left = groups(head)
  const right = groups(tail)
  const full = [...left, ...Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0'), ...right]
  const network = full.slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
