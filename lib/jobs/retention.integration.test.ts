import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeActor } from '@/tests/support/factories'
import { removeExpired } from './retention'

const signal = new AbortController().signal
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

describe('what is over', () => {
  it('is removed: sessions, links, request keys and old mails; what still counts stays', async () => {
    const { id: userId } = await makeActor()
    const client = database()
    for (const days of [-3, 3]) {
      await client.session.create({ data: { userId, expiresAt: inDays(days) } })
      await client.verificationToken.create({
        data: {
          userId,
          email: 'a@example.com',
          purpose: 'confirm_email',
          tokenHash: randomUUID(),
          expiresAt: inDays(days),
        },
      })
    }
    for (const days of [-31, -29]) {
      await client.requestKey.create({
        data: { userId, key: randomUUID(), bodyHash: 'x', bookingId: randomUUID(), createdAt: inDays(days) },
      })
    }
    const mail = { template: 'password-changed', args: {}, recipient: 'a@example.com', locale: 'en' } as const
    for (const days of [-91, -89]) {
      const messageId = () => randomUUID()
      await client.outboxMail.create({
        data: { ...mail, messageId: messageId(), state: 'sent', sentAt: inDays(days) },
      })
      await client.outboxMail.create({
        data: { ...mail, messageId: messageId(), state: 'failed', givenUpAt: inDays(days) },
      })
    }
    await client.outboxMail.create({
      data: { ...mail, messageId: randomUUID(), createdAt: inDays(-400) },
    })

    for (const days of [-1, 1]) {
      await client.rateLimit.create({ data: { key: randomUUID(), expire: BigInt(inDays(days).getTime()) } })
    }

    await removeExpired(signal)

    expect(await client.session.count()).toBe(1)
    expect(await client.verificationToken.count()).toBe(1)
    expect(await client.requestKey.count()).toBe(1)
    expect(await client.rateLimit.count()).toBe(1)
    expect(await client.outboxMail.count({ where: { state: 'sent' } })).toBe(1)
    expect(await client.outboxMail.count({ where: { state: 'failed' } })).toBe(1)
    expect(await client.outboxMail.count({ where: { state: 'queued' } })).toBe(1)
  })
})
