import { describe, expect, it } from 'vitest'
import { addressOf } from './client-address'

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
