import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { nextAttemptOf } from '@/lib/db/job-queue'
import { activateSecret, writeMail } from '@/lib/mail/prepare'
import { makeActor, makeAddress } from '@/tests/support/factories'
import {
  confirmSubscription,
  countNewsletterReaders,
  getSubscription,
  removeSubscription,
  sendNewsletter,
  subscribeToNewsletter,
} from './mutations'
import { newsletterForm } from './schema'

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

const nothing = { en: null, om: null, am: null }
const amharic = { subjects: { ...nothing, am: 'የገና ዋጋ' }, texts: { ...nothing, am: 'ከታኅሣሥ 20 ጀምሮ ቅናሽ አለን።' } }

/** A confirmed reader of Amharic. */
async function reader() {
  const { email, secret } = await subscribed()
  await confirmSubscription(visitor, secret)
  return { email, secret }
}

const newslettersTo = (recipient: string) =>
  database().outboxMail.findMany({ where: { recipient, template: 'newsletter' } })

describe('what is written to the readers', () => {
  it('reaches each who has confirmed, in their language, and nobody else', async () => {
    const admin = await makeActor('admin')
    const [{ email: unconfirmed }, { email }] = [await subscribed(), await reader()]
    await database().newsletterSubscriber.create({
      data: { email: `oromo-${email}`, locale: 'om', confirmedAt: new Date() },
    })
    const readers = await countNewsletterReaders(admin)
    const sent = await sendNewsletter(admin, { ...amharic, requestKey: randomUUID() })
    expect(sent).toBe(readers.find(({ locale }) => locale === 'am')?.count)
    expect(readers.find(({ locale }) => locale === 'om')?.count).toBeGreaterThan(0)
    const [mail, ...more] = await newslettersTo(email)
    if (!mail) throw new Error('no newsletter was queued')
    expect(more).toEqual([])
    const { subject, text } = await writeMail(mail, await activateSecret(mail))
    expect(subject).toBe('የገና ዋጋ')
    expect(text).toContain('ከታኅሣሥ 20 ጀምሮ ቅናሽ አለን።')
    expect(await newslettersTo(unconfirmed)).toEqual([])
    expect(await newslettersTo(`oromo-${email}`)).toEqual([])
    const audits = await database().auditEntry.findMany({ where: { actorId: admin.id } })
    expect(audits).toMatchObject([{ action: 'send', entity: 'newsletter' }])
  })

  it('goes once, however often its form is sent', async () => {
    const [admin, { email }] = [await makeActor('admin'), await reader()]
    const send = (input: typeof amharic, key: string) => sendNewsletter(admin, { ...input, requestKey: key })
    const requestKey = randomUUID()
    await Promise.all([send(amharic, requestKey), send(amharic, requestKey)])
    expect(await newslettersTo(email)).toHaveLength(1)
    const other = { ...amharic, texts: { ...nothing, am: 'ሌላ' } }
    await expect(send(other, requestKey)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
    await send(amharic, randomUUID())
    expect(await newslettersTo(email)).toHaveLength(2)
  })

  it('is left by the link of any of its mails, also of an old one, with those that still wait', async () => {
    const [admin, { email }] = [await makeActor('admin'), await reader()]
    await sendNewsletter(admin, { ...amharic, requestKey: randomUUID() })
    const [old] = await newslettersTo(email)
    if (!old) throw new Error('no newsletter was queued')
    const secret = await activateSecret(old)
    await database().outboxMail.update({ where: { id: old.id }, data: { state: 'sent' } })
    expect((await writeMail(old, secret)).leave?.url).toContain(`/am/Newsletter?token=${secret}`)
    await sendNewsletter(admin, { ...amharic, requestKey: randomUUID() })
    const next = (await newslettersTo(email)).find(({ id }) => id !== old.id)
    if (!next) throw new Error('no second newsletter was queued')
    await activateSecret(next)
    expect(await getSubscription(visitor, secret)).toEqual({ email, isConfirmed: true })
    await removeSubscription(visitor, secret)
    expect(await newslettersTo(email)).toMatchObject([{ id: old.id }])
    await expect(activateSecret(next)).rejects.toThrow('the subscriber has left')
    // Whoever subscribes anew is not taken off the list by a mail of before.
    await subscribe(email)
    expect(await getSubscription(visitor, secret)).toBeNull()
  })

  it('has a subject and a text in each language that was begun, and in one at least', () => {
    const problemsOf = (subjects: object, texts: object) =>
      newsletterForm
        .safeParse({
          requestKey: 'one',
          subjects: { ...nothing, ...subjects },
          texts: { ...nothing, ...texts },
        })
        .error?.issues.map(({ path, message }) => [path.join('.'), message])
    expect(problemsOf({ om: 'Gatii' }, { om: "Gatiin gad bu'eera." })).toBeUndefined()
    expect(problemsOf({}, {})).toEqual([
      ['subjects.en', 'subjectMissing'],
      ['texts.en', 'messageMissing'],
    ])
    expect(problemsOf({ am: 'ዋጋ' }, { om: 'Gatii' })).toEqual([
      ['subjects.om', 'subjectMissing'],
      ['texts.am', 'messageMissing'],
    ])
  })
})
