import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { nextAttemptOf } from '@/lib/db/job-queue'
import { activateSecret, writeMail } from '@/lib/mail/prepare'
import { makeAddress } from '@/tests/support/factories'
import { confirmSubscription, getSubscription, removeSubscription, subscribeToNewsletter } from './mutations'

const newEmail = () => `reader-${randomUUID()}@example.com`
const subscribe = (email: string) =>
  subscribeToNewsletter(visitor, { email, locale: 'am', address: makeAddress() })
const mailsTo = (recipient: string) =>
  database().outboxMail.findMany({ where: { recipient }, orderBy: { id: 'asc' } })
const subscriber = (email: string) => database().newsletterSubscriber.findUnique({ where: { email } })

/** Subscribes and follows the mail as its reader would: the secret of its link. */
async function subscribed(email = newEmail()): Promise<{ email: string; secret: string }> {
  await subscribe(email)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no mail was queued')
  return { email, secret: await activateSecret(mail) }
}

describe('the newsletter', () => {
  it('keeps an address once and asks its owner by one mail, however often it is asked for', async () => {
    const email = newEmail()
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)])
    expect(await database().newsletterSubscriber.count({ where: { email } })).toBe(1)
    expect(await mailsTo(email)).toMatchObject([{ template: 'newsletter-confirm', locale: 'am' }])
    expect((await subscriber(email))?.confirmedAt).toBeNull()
  })

  it('asks again after an hour while nobody has confirmed, and never after that', async () => {
    const { email } = await subscribed()
    await database().outboxMail.updateMany({ where: { recipient: email }, data: { state: 'sent' } })
    const longAgo = { askedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) }
    await database().newsletterSubscriber.update({ where: { email }, data: longAgo })
    await subscribe(email)
    const [, mail] = await mailsTo(email)
    if (!mail) throw new Error('no mail was queued')
    const secret = await activateSecret(mail)
    expect(await mailsTo(email)).toHaveLength(2)
    await confirmSubscription(visitor, secret)
    await database().newsletterSubscriber.update({ where: { email }, data: longAgo })
    await subscribe(email)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('asks by one mail where that of before still waits for the mail server', async () => {
    const { email } = await subscribed()
    const [first] = await mailsTo(email)
    const longAgo = { askedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) }
    await database().newsletterSubscriber.update({ where: { email }, data: longAgo })
    await subscribeToNewsletter(visitor, { email, locale: 'om', address: makeAddress() })
    expect(await mailsTo(email)).toMatchObject([{ state: 'queued', locale: 'om' }])
    expect(await nextAttemptOf(database(), 'send-mail', first?.id ?? '')).toBeNull()
  })

  it('is confirmed by the link of the mail, and looking at the link changes nothing', async () => {
    const { email, secret } = await subscribed()
    expect(await getSubscription(visitor, secret)).toEqual({ email, isConfirmed: false })
    await confirmSubscription(visitor, secret)
    expect(await getSubscription(visitor, secret)).toEqual({ email, isConfirmed: true })
  })

  it('is left by the same link, and the address is forgotten', async () => {
    const { email, secret } = await subscribed()
    await removeSubscription(visitor, secret)
    await removeSubscription(visitor, secret)
    expect(await subscriber(email)).toBeNull()
    expect(await getSubscription(visitor, secret)).toBeNull()
    await expect(confirmSubscription(visitor, secret)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes the mails that still wait along with who leaves, and those of nobody else', async () => {
    const { email, secret } = await subscribed()
    const [read] = await mailsTo(email)
    await database().outboxMail.update({ where: { id: read?.id ?? '' }, data: { state: 'sent' } })
    await database().newsletterSubscriber.update({
      where: { email },
      data: { askedAt: new Date(Date.now() - 2 * 60 * 60 * 1000) },
    })
    await subscribe(email)
    const other = await subscribed()
    const id = (await mailsTo(email)).at(-1)?.id ?? ''
    // The mail server put it off once.
    await database().outboxMail.update({ where: { id }, data: { attempts: 1 } })
    const nextAttempt = () => nextAttemptOf(database(), 'send-mail', id)
    expect(await nextAttempt()).not.toBeNull()
    await removeSubscription(visitor, secret)
    expect(await mailsTo(email)).toMatchObject([{ id: read?.id, state: 'sent' }])
    expect(await nextAttempt()).toBeNull()
    expect(await mailsTo(other.email)).toMatchObject([{ state: 'queued' }])
  })

  it('gives away nothing to a made-up link', async () => {
    expect(await getSubscription(visitor, randomUUID())).toBeNull()
    await expect(confirmSubscription(visitor, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('sends no mail to somebody who has left, and its mails say how to leave', async () => {
    const { email, secret } = await subscribed()
    const [mail] = await mailsTo(email)
    if (!mail) throw new Error('no mail was queued')
    const written = await writeMail(mail, secret)
    expect(written.leave?.url).toContain(`/am/Newsletter?token=${secret}`)
    expect(written.text).toContain(written.leave?.url)
    await removeSubscription(visitor, secret)
    await expect(activateSecret(mail)).rejects.toThrow('the subscriber has left')
  })
})
