import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startMailServer } from '@/tests/support/mail-server'
import { makeMoment } from '@/tests/support/moment'
import { isRefusedForGood, senderOf, smtpTransport } from './transport'

afterEach(() => void vi.useRealTimers())

describe('a mail that was not taken', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, false],
    [{ code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, false],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false],
    [{ code: 'ETIMEDOUT' }, false],
  ])('was refused for good with %j: %s', (problem, forGood) => {
    expect(isRefusedForGood(problem)).toBe(forGood)
  })
})

describe('the sender of the settings', () => {
  const headerOf = async (given: string) => {
    const mail = { from: senderOf(given), to: 'a@b.example', text: 'Hello' }
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
    return /^From: (.*)$/m.exec(message.toString())?.[1]?.trim()
  }

  it.each([
    ['drive@example.com', 'drive@example.com'],
    ['Entoto Drive <drive@example.com>', 'Entoto Drive <drive@example.com>'],
    ['"Entoto, Drive" <drive@example.com>', '"Entoto, Drive" <drive@example.com>'],
    ['Entoto Drive (Addis Ababa) <drive@example.com>', '"Entoto Drive (Addis Ababa)" <drive@example.com>'],
    ['Entoto: cars <drive@example.com>', '"Entoto: cars" <drive@example.com>'],
  ])('%s is written as %s', async (given, header) => {
    expect(await headerOf(given)).toBe(header)
  })
})

it('a mail server that greets after twenty seconds is waited for', async () => {
  const [arrived, greeted] = [makeMoment(), makeMoment()]
  const server = await startMailServer({
    onConnect: (_session, greet) => {
      arrived.happen()
      void greeted.happened.then(() => greet())
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const mail = { messageId: '<1@drive.example>', recipient: 'almaz@example.com', subject: 'Hello' }
  const sent = smtpTransport(server.address)({ ...mail, html: '<p>Hello</p>', text: 'Hello' })
  await arrived.happened
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  greeted.happen()
  await sent
  expect(server.received).toHaveLength(1)
})
