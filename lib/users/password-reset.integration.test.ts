import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { recoverJobs } from '@/lib/jobs/recover-jobs'
import { verifyCredentials } from './sign-in'
import { makeActor, testPassword } from '@/tests/support/factories'
import { linkSecretOf, sendWaitingMails } from '@/tests/support/mail-capture'
import { askPasswordReset, findPasswordReset, resetPassword } from './password-reset'

const newPassword = 'Highland-road-42'
const address = () => randomUUID()

beforeEach(() => database().outboxMail.deleteMany())

const ask = (email: string) => askPasswordReset(visitor, { input: { email }, address: address() })
const reset = (secret: string, password = newPassword) =>
  resetPassword(visitor, { secret, input: { password }, address: address() })
const login = (email: string, password: string) =>
  verifyCredentials(visitor, { input: { email, password }, address: address() })

async function askedPerson() {
  const person = await makeActor()
  await ask(person.email)
  const [mail] = await sendWaitingMails()
  return { person, mail, secret: linkSecretOf(mail) }
}

describe('a forgotten password', () => {
  it('is replaced with the link of the mail, and the old one is worth nothing', async () => {
    const { person, secret } = await askedPerson()
    await reset(secret)
    expect(await login(person.email, newPassword)).toMatchObject({ user: { id: person.id } })
    await expect(login(person.email, testPassword)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
  })

  it('signs the person out everywhere, and says so by mail', async () => {
    const { person, secret } = await askedPerson()
    const inAnHour = new Date(Date.now() + 3_600_000)
    await database().session.create({ data: { userId: person.id, expiresAt: inAnHour } })
    await reset(secret)
    expect(await database().session.count({ where: { userId: person.id } })).toBe(0)
    expect(await sendWaitingMails()).toMatchObject([
      { recipient: person.email, subject: 'Your password at Entoto Drive was changed' },
    ])
  })

  it('leaves no passkey of whoever had the account before its address was this one', async () => {
    const passkeysAfter = async (emailConfirmedAt: Date | null) => {
      const { person, secret } = await askedPerson()
      const credentialId = randomUUID()
      await database().passkey.create({
        data: { userId: person.id, credentialId, publicKey: new Uint8Array(1), counter: 0, name: 'Phone' },
      })
      await database().user.update({ where: { id: person.id }, data: { emailConfirmedAt } })
      await reset(secret)
      return database().passkey.count({ where: { userId: person.id } })
    }
    expect(await passkeysAfter(new Date())).toBe(1)
    await database().outboxMail.deleteMany()
    expect(await passkeysAfter(null)).toBe(0)
  })

  it('is asked about in the person’s language, whoever asks', async () => {
    const person = await makeActor()
    await database().user.update({ where: { id: person.id }, data: { locale: 'om' } })
    await ask(person.email)
    const [mail] = await sendWaitingMails()
    expect(mail?.html).toContain('<html lang="om">')
    expect(mail?.text).toContain('/or/ResetPassword?token=')
  })

  it('brings no mail to an address without an account, with the same answer after the same time', async () => {
    const person = await makeActor()
    const timed = async (email: string) => {
      const begin = performance.now()
      const answer = await ask(email)
      return { answer, took: performance.now() - begin }
    }
    const known = await timed(person.email)
    const unknown = await timed(`${randomUUID()}@example.com`)
    expect(unknown.answer).toEqual(known.answer)
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(390)
    expect(await database().outboxMail.count()).toBe(1)
  })

  it('can be asked about five times an hour', async () => {
    const email = `${randomUUID()}@example.com`
    for (let time = 0; time < 5; time++) await ask(email)
    await expect(ask(email)).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
  })
})

describe('the link to a new password', () => {
  it('counts once, also for two who use it at the same time', async () => {
    const { secret } = await askedPerson()
    const answers = await Promise.allSettled([reset(secret), reset(secret, 'Another-road-43')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(reset(secret)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is not used up by looking at it', async () => {
    const { person, secret } = await askedPerson()
    expect(await findPasswordReset(visitor, secret)).toEqual({ email: person.email })
    expect(await findPasswordReset(visitor, secret)).toEqual({ email: person.email })
    await reset(secret)
    expect(await findPasswordReset(visitor, secret)).toBeNull()
  })

  it('takes every earlier one with it', async () => {
    const { person, secret: first } = await askedPerson()
    await ask(person.email)
    const [mail] = await sendWaitingMails()
    await reset(linkSecretOf(mail))
    await expect(reset(first)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('counts for an hour from its sending', async () => {
    const { person, secret } = await askedPerson()
    const token = await database().verificationToken.findFirstOrThrow({ where: { userId: person.id } })
    const minutes = (token.expiresAt.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(58)
    expect(minutes).toBeLessThanOrEqual(60)
    await database().verificationToken.update({
      where: { id: token.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
    await expect(reset(secret)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('is void once the person has another address', async () => {
    const { person, secret } = await askedPerson()
    await database().user.update({ where: { id: person.id }, data: { email: `${randomUUID()}@example.com` } })
    expect(await findPasswordReset(visitor, secret)).toBeNull()
    await expect(reset(secret)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('stands nowhere in the database', async () => {
    const { secret } = await askedPerson()
    const rows = JSON.stringify([
      await database().verificationToken.findMany(),
      await database().outboxMail.findMany(),
    ])
    expect(rows).not.toContain(secret)
  })

  it('is the same in a mail that had to be sent again', async () => {
    const { person, secret } = await askedPerson()
    // As after a kill between the mail server's yes and the record.
    await database().outboxMail.updateMany({ where: { recipient: person.email }, data: { state: 'queued' } })
    await recoverJobs()
    const [again] = await sendWaitingMails()
    expect(linkSecretOf(again)).toBe(secret)
    await reset(secret)
  })

  it('is not used up by a password that everybody tries first', async () => {
    const { person, secret } = await askedPerson()
    await expect(reset(secret, 'password123')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await reset(secret)
    expect(await login(person.email, newPassword)).toMatchObject({ user: { id: person.id } })
  })

  it('that is made up counts for nobody', async () => {
    await expect(reset('x'.repeat(43))).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })
})
