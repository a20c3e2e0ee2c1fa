import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor, type SignedInActor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { askToConfirmEmail } from './mails'
import { registerUser } from './mutations'
import { linkSecretOf, sendWaitingMails } from '@/tests/support/mail-capture'
import { verifyCredentials } from './sign-in'
import { makeActor } from '@/tests/support/factories'
import {
  confirmEmail,
  confirmEmailWithNewPassword,
  findEmailConfirmation,
  getOwnEmailConfirmation,
  resendEmailConfirmation,
} from './email-confirmation'

const address = () => randomUUID()
const password = 'Correct-horse-7'
const confirm = (secret: string) => confirmEmail(visitor, { secret, password, address: address() })

beforeEach(() => database().outboxMail.deleteMany())

async function registered(): Promise<SignedInActor> {
  const input = {
    firstName: 'Chaltu',
    lastName: 'Dinka',
    email: `${randomUUID()}@example.com`,
    phone: '+251911234567',
    password,
  }
  const { user } = await registerUser(visitor, { input, locale: 'am', address: address() })
  return { ...user, sessionId: randomUUID() }
}

describe('a new account', () => {
  it('gets a mail in its language, whose link confirms the address once', async () => {
    const person = await registered()
    expect(await getOwnEmailConfirmation(person)).toMatchObject({ isConfirmed: false })
    const [mail] = await sendWaitingMails()
    expect(mail).toMatchObject({ recipient: person.email })
    expect(mail?.text).toContain('/am/ConfirmEmail?token=')
    const secret = linkSecretOf(mail)
    expect(await findEmailConfirmation(visitor, secret)).toEqual({ email: person.email, isOwn: false })
    expect(await findEmailConfirmation(person, secret)).toEqual({ email: person.email, isOwn: true })
    await confirm(secret)
    expect(await getOwnEmailConfirmation(person)).toEqual({ email: person.email, isConfirmed: true })
    await expect(confirm(secret)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('gets the mail again when asked, not without end, and not once confirmed', async () => {
    const person = await registered()
    await sendWaitingMails()
    await resendEmailConfirmation(person)
    const [again] = await sendWaitingMails()
    await confirm(linkSecretOf(again))
    await resendEmailConfirmation(person)
    expect(await sendWaitingMails()).toEqual([])
    for (let time = 0; time < 3; time++) await resendEmailConfirmation(person)
    await expect(resendEmailConfirmation(person)).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
  })

  it('confirmed by a new password, is opened by no earlier link that asks for a confirmation', async () => {
    const person = await registered()
    const secret = linkSecretOf((await sendWaitingMails())[0])
    await resendEmailConfirmation(person)
    const { askPasswordReset, resetPassword } = await import('./password-reset')
    await askPasswordReset(visitor, { input: { email: person.email }, address: address() })
    const reset = (await sendWaitingMails()).find(({ text }) => text.includes('/ResetPassword?token='))
    const input = { password: 'Highland-road-42' }
    await resetPassword(visitor, { secret: linkSecretOf(reset), input, address: address() })
    expect(await findEmailConfirmation(visitor, secret)).toBeNull()
    await expect(
      confirmEmailWithNewPassword(visitor, {
        secret,
        input: { password: 'Whoever-reads-9' },
        address: address(),
      }),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('can set no new password with the link that confirms the address', async () => {
    await registered()
    const [mail] = await sendWaitingMails()
    const { findPasswordReset } = await import('./password-reset')
    expect(await findPasswordReset(visitor, linkSecretOf(mail))).toBeNull()
  })
})

describe('an account that somebody else made with an address', () => {
  const ofUser = (id: string) => database().user.findUniqueOrThrow({ where: { id } })
  const secretSent = async () => linkSecretOf((await sendWaitingMails())[0])

  it('is not confirmed by the link alone, nor by somebody signed in to another account', async () => {
    const squatter = await registered()
    const secret = await secretSent()
    const reader = await makeActor()
    for (const actor of [visitor, reader]) {
      await expect(confirmEmail(actor, { secret, address: address() })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { password: 'passwordMissing' },
      })
      await expect(
        confirmEmail(actor, { secret, password: 'Another-one-9', address: address() }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { password: 'passwordWrong' } })
    }
    expect((await ofUser(squatter.id)).emailConfirmedAt).toBeNull()
    await confirmEmail(squatter, { secret, address: address() })
    expect((await ofUser(squatter.id)).emailConfirmedAt).not.toBeNull()
  })

  it('counts wrong passwords with those of the login', async () => {
    await registered()
    const secret = await secretSent()
    const here = address()
    const guess = () => confirmEmail(visitor, { secret, password: 'Another-one-9', address: here })
    for (let time = 0; time < 10; time++)
      await expect(guess()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
  })

  it('belongs to the reader of the link alone once it has a new password', async () => {
    const squatter = await registered()
    const expiresAt = new Date(Date.now() + 60_000)
    await database().session.create({ data: { userId: squatter.id, expiresAt } })
    const secret = await secretSent()
    const input = { password: 'My-own-words-8' }
    await confirmEmailWithNewPassword(visitor, { secret, input, address: address() })
    expect((await ofUser(squatter.id)).emailConfirmedAt).not.toBeNull()
    expect(await database().session.count({ where: { userId: squatter.id } })).toBe(0)
    const enter = (word: string) =>
      verifyCredentials(visitor, { input: { email: squatter.email, password: word }, address: address() })
    await expect(enter(password)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' })
    await expect(enter(input.password)).resolves.toMatchObject({ user: { id: squatter.id } })
    await expect(
      confirmEmailWithNewPassword(visitor, { secret, input, address: address() }),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })
})

describe('a changed address', () => {
  it('must be confirmed anew, and the link sent to the old one confirms nothing', async () => {
    const person = await registered()
    const [old] = await sendWaitingMails()
    const email = `${randomUUID()}@example.com`
    await database().$transaction(async (transaction) => {
      const changed = await transaction.user.update({
        where: { id: person.id },
        data: { email, emailConfirmedAt: new Date() },
      })
      await askToConfirmEmail(transaction, changed)
    })
    await expect(confirm(linkSecretOf(old))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await getOwnEmailConfirmation(person)).toEqual({ email, isConfirmed: false })
    const [mail] = await sendWaitingMails()
    expect(mail).toMatchObject({ recipient: email })
    await confirm(linkSecretOf(mail))
    expect(await getOwnEmailConfirmation(person)).toEqual({ email, isConfirmed: true })
  })

  it('gives up a mail that still waits for the old one', async () => {
    const person = await registered()
    await database().user.update({ where: { id: person.id }, data: { email: `${randomUUID()}@example.com` } })
    expect(await sendWaitingMails()).toEqual([])
    expect(await database().outboxMail.findFirst()).toMatchObject({ state: 'failed' })
  })
})
