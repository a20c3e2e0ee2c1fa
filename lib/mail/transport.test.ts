import { describe, expect, it } from 'vitest'
import { createTransport } from 'nodemailer'
import { isRefusedForGood, senderOf } from './transport'

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
