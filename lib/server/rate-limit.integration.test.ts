import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeAddress } from '@/tests/support/factories'
import { limits, consumeLimit, isKeyRemembered, rememberKey } from './rate-limit'

describe('a limit', () => {
  it('lets exactly as many through as it says, however many come at once', async () => {
    const address = makeAddress()
    const tries = Array.from({ length: 200 }, () => consumeLimit('public-form', address))
    const answers = await Promise.allSettled(tries)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits['public-form'].points)
  })

  it('says after how many seconds to try again', async () => {
    const address = makeAddress()
    const tries = Array.from({ length: 61 }, () => consumeLimit('registration', address))
    const refused = (await Promise.allSettled(tries)).find((answer) => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(refused?.reason.retryAfterSeconds).toBeGreaterThan(3590)
    expect(refused?.reason.retryAfterSeconds).toBeLessThanOrEqual(3600)
  })

  it('of one address or purpose is not that of another', async () => {
    const address = makeAddress()
    await Promise.allSettled(Array.from({ length: 60 }, () => consumeLimit('registration', address)))
    await expect(consumeLimit('registration', makeAddress())).resolves.toBeUndefined()
    await expect(consumeLimit('public-form', address)).resolves.toBeUndefined()
  })

  it('ends with its window', async () => {
    const address = makeAddress()
    await Promise.allSettled(Array.from({ length: 61 }, () => consumeLimit('registration', address)))
    await database().rateLimit.updateMany({ data: { expire: BigInt(Date.now() - 1) } })
    await expect(consumeLimit('registration', address)).resolves.toBeUndefined()
  })

  it('keeps no address that could be read', async () => {
    await consumeLimit('public-form', '203.0.113.77')
    await rememberKey('test', 'almaz@example.com', 1)
    expect(await isKeyRemembered('test', 'almaz@example.com')).toBe(true)
    expect(await isKeyRemembered('test', 'hana@example.com')).toBe(false)
    const rows = await database().rateLimit.findMany({ select: { key: true } })
    expect(rows.map(({ key }) => key).join('\n')).not.toMatch(/203\.0|example/)
  })
})
