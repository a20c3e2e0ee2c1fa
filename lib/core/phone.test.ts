import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './phone'
import { parsePhone as parsePhoneInBrowser } from './phone.browser'
import { phoneInput } from './schemas'

const spellings = [
  ['0911234567', '+251911234567'],
  ['0911 23 45 67', '+251911234567'],
  ['09-11-23-45-67', '+251911234567'],
  ['0911.23.45.67', '+251911234567'],
  ['(0911) 23 4567', '+251911234567'],
  ['0911–23–45–67', '+251911234567'],
  ['911234567', '+251911234567'],
  ['+251911234567', '+251911234567'],
  [' +251 91 123 4567 ', '+251911234567'],
  ['+251 (0) 911 23 45 67', '+251911234567'],
  ['+2510911234567', '+251911234567'],
  ['251911234567', '+251911234567'],
  ['251-911-234567', '+251911234567'],
  ['00251911234567', '+251911234567'],
  ['002519 11 23 45 67', '+251911234567'],
  ['\u202a+251911234567\u202c', '+251911234567'],
  ['0911\u00a023\u00a045\u00a067', '+251911234567'],
  ['tel:+251911234567', '+251911234567'],
  ['TEL: 0911 23 45 67', '+251911234567'],
  ['0712345678', '+251712345678'],
  ['+251 7 12 34 56 78', '+251712345678'],
  ['011 551 1234', '+251115511234'],
  ['(011) 551-1234', '+251115511234'],
  ['022 111 0000', '+251221110000'],
  ['+49 151 12345678', '+4915112345678'],
  ['004915112345678', '+4915112345678'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+971 50 123 4567', '+971501234567'],
] as const

const others = [
  '',
  'call me',
  '123',
  '0911 23 45',
  '0911 23 45 67 8',
  '+251 911 23 45 678',
  '4915112345678',
  '2025550123',
  '+999 123 456 789',
  '0911234567 ext. 5',
  '0911234567; 0922334455',
  '0'.repeat(60),
]

describe('a phone number', () => {
  it.each(spellings)('%j is %s', (typed, stored) => {
    expect(parsePhone(typed)).toBe(stored)
  })

  it.each(others)('%j is none', (typed) => {
    expect(parsePhone(typed)).toBeNull()
  })

  it.each([
    [911234567, '+251911234567'],
    [251911234567, '+251911234567'],
    [4915112345678, '+4915112345678'],
    [12025550123, '+12025550123'],
  ])('sent as the number %d is %s', (sent, stored) => {
    expect(parsePhone(sent)).toBe(stored)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -911234567.5, 1e21, 0])('%d is none', (sent) => {
    expect(parsePhone(sent)).toBeNull()
  })

  it.each([
    ['+251911234567', '+251 91 123 4567'],
    ['+4915112345678', '+49 1511 2345678'],
    ['0911 23 45 67', '0911 23 45 67'],
  ])('%s is shown as %s', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown)
  })
})

describe('the light check in the browser', () => {
  it.each(spellings)('lets %j through', (typed) => {
    expect(parsePhoneInBrowser(typed)).not.toBeNull()
  })

  it.each(['', 'call me', '123', '0911234567 ext. 5', '1'.repeat(18)])('stops %j', (typed) => {
    expect(parsePhoneInBrowser(typed)).toBeNull()
  })
})

describe('the phone of a form', () => {
  it('is refused under its own key, whatever was sent', () => {
    for (const sent of [undefined, null, {}, [], true, 'none', 12]) {
      expect(phoneInput.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual(['phoneInvalid'])
    }
  })
})
