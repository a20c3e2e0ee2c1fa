import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor, type SignedInActor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { askToConfirmEmail } from './mails'
import { registerUser } from './mutations'
import { linkSecretOf, sendWaitingMails } from '@/tests/support/mail-capture'
import {
  confirmEmail,
  findEmailConfirmation,
  getOwnEmailConfirmation,
  resendEmailConfirmation,
} from './email-confirmation'

const address = () => randomUUID()
const confirm = (secret: string) => confirmEmail(visitor, { secret, address: address() })

beforeEach(() => database().outboxMail.deleteMany())

async function registered(): Promise<SignedInActor> {
  const input = {
    firstName: 'Chaltu',
    lastName: 'Dinka',
    email: `${randomUUID()}@example.com`,
    phone: '+251911234567',
    password: 'Correct-horse-7',
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
    expect(await findEmailConfirmation(visitor, secret)).toEqual({ email: person.email })
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

  it('can set no new password with the link that confirms the address', async () => {
    await registered()
    const [mail] = await sendWaitingMails()
    const { findPasswordReset } = await import('./password-reset')
    expect(await findPasswordReset(visitor, linkSecretOf(mail))).toBeNull()
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
