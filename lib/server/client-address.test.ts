import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { logger } from '@/lib/core/logger'
import { addressOf, appendPeerAddress } from './client-address'

describe('the address a request is counted by', () => {
  it.each([
    ['203.0.113.9', 0, '203.0.113.9'],
    ['::ffff:203.0.113.9', 0, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9', 0, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
    ['1.1.1.1, 203.0.113.9,10.0.0.2, 10.0.0.1', 2, '203.0.113.9'],
  ])('of the hops %j with %i trusted proxies is %s: no one names themselves', (hops, trusted, address) => {
    expect(addressOf(hops, trusted)).toBe(address)
  })

  it('with fewer hops than trusted proxies is the furthest', () => {
    expect(addressOf('203.0.113.9', 2)).toBe('203.0.113.9')
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is its network', (hop, network) => {
    expect(addressOf(hop, 0)).toBe(network)
  })

  it.each([null, '', ' , '])('is never missing: %j', (hops) => {
    expect(addressOf(hops, 0)).toBe('unknown')
  })
})

describe('the other end of a connection', () => {
  it('is the last hop, once for what the process asks itself, and a proxy that nobody counts is told of', async () => {
    const warned = vi.spyOn(logger, 'warn').mockReturnValue()
    appendPeerAddress()
    const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const ask = async (headers: Record<string, string>): Promise<Record<string, string>> =>
      (await fetch(`http://127.0.0.1:${port}`, { headers })).json()

    const { 'x-forwarded-for': hops = '', 'x-peer-noted': noted = '' } = await ask({})
    expect(hops).toBe('127.0.0.1')
    const again = await ask({ 'x-forwarded-for': hops, 'x-peer-noted': noted })
    expect(again['x-forwarded-for']).toBe('127.0.0.1')
    expect(warned).not.toHaveBeenCalled()

    const claimed = await ask({ 'x-forwarded-for': '203.0.113.9', 'x-peer-noted': 'a guess' })
    expect(claimed['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1')
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('TRUST_PROXY'))
  })
})
