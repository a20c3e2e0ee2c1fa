import { expect, it } from 'vitest'
import { flatMessages } from '../support/message-catalogue'
import { readProjectFile } from '../support/source-files'

// What SPEC quotes stays as it is written there, down to its exclamation marks and its two dots.
const quoted = new Set([
  'Registered successfully!',
  'Successfully Deleted!',
  'Successfully deleted!',
  'Successfully Updated!',
  'User updated successfully!',
  'One Day Booking!',
  'Not Deleted Try Again!',
  'Choose here!',
  'Successfully Change Status to {status, select, pending {pending} successful {successful} other {canceled}}!',
  'Transaction link or id',
  '404 Not found!',
  'Loading..',
  'There is now Bookings here',
  'There is now Bookings here.',
  'You forgot to login bro',
])

const english = [...flatMessages('en')].filter(([, text]) => !quoted.has(text))

const offending = (pattern: RegExp, except: readonly string[] = []) =>
  english
    // Names of values are no words that anybody reads.
    .map(([key, text]) => [key, text.replace(/\{\w+(, \w+,)?/g, '{')] as const)
    .filter(([key, text]) => pattern.test(text) && !except.includes(key))
    .map(([key, text]) => `${key}: ${text}`)

it.each([
  ['an email is never a mail', /\bmails?\b(?! server)/i],
  ['nothing exclaims', /!/],
  ['an ellipsis is one character', /\.\.(?!\w)/],
  ['no space stands before a per cent sign', /\s%/],
  ['people log in', /\bsign(s|ed|ing)?[ -]ins?\b|\blog-in\b/i],
  ['bookings expire', /\blaps(e|es|ed|ing)\b/i],
  ['a transaction has an ID', /\bids?\b/],
  [
    'spelling is British, but for “canceled”',
    /\b(colors?|favorites?|centers?|traveler\w*|\w+nized?|cancell?ation fees?|cancelled)\b/i,
  ],
  ['nobody is told that they forgot', /\byou forgot\b/i],
  ['what goes is not gone for good', /\bfor good\b/i],
  ['vehicles are available, not free', /\bfree (again|vehicles?|places?|on)\b|\b(is|are|be) free\b/i],
  ['a vehicle is held, not its place', /\b(the|my|no|your|its) places? (is|are)\b/i],
  ['money is refunded', /\b(comes|come) back( too)?(:| (by|in full|to you)\b)/i],
  ['quotation marks are curly, apostrophes straight', /["’]/],
] as const)('in English %s', (_, pattern) => {
  expect(offending(pattern)).toEqual([])
})

it('SPEC quotes what is let through, and the site says it', () => {
  const said = new Set(flatMessages('en').values())
  expect([...quoted].filter((text) => !said.has(text))).toEqual([])
})

it.each([
  ['am', /\b\d+K\b/],
  ['am', /(^|\s)(ተመለስ|ላክ|ክፈት|ጫን|ምረጥ|ሰርዝ|አስገባ)(\s|$|።)/],
  ['am', /"/],
  // An hour brings its own ከ along: ከጠዋቱ 2:05.
  ['am', /(ከ|እስከ )\{(time|end)\}|መመለሻ እስከ/],
  ['om', /gaheera/i],
  ['om', /"|\bbaayy|\biimeel|\bolkaam|\bfuu(dh|n)u/i],
  ['om', /\bTelebirr\b|\bgoogle\b/],
] as const)('in %s nothing reads %s', (locale, pattern) => {
  expect([...flatMessages(locale)].filter(([, text]) => pattern.test(text))).toEqual([])
})

it('texts that wait for a native reader are in the catalogues, and are listed once', () => {
  const listed = [...readProjectFile('messages/REVIEW.md').matchAll(/^\| `([\w.-]+)`/gm)].map(
    ([, key]) => key,
  )
  expect(listed.length).toBeGreaterThan(0)
  expect(new Set(listed).size).toBe(listed.length)
  const known = flatMessages('en')
  expect(listed.filter((key = '') => !known.has(key))).toEqual([])
})

it('texts that wait for a native reader are shown as they are now', () => {
  const catalogues = { am: flatMessages('am'), om: flatMessages('om') }
  const rows = [...readProjectFile('messages/REVIEW.md').matchAll(/^\| `([\w.-]+)` *\|[^|]*\|([^|]*)\|/gm)]
  const shown = rows.flatMap(([, key = '', cell = '']) =>
    [...cell.trim().matchAll(/(?:^|<br>)(am|om): (.*?)(?=<br>|$)/g)].map(([, locale, text]) => ({
      key,
      text,
      now: catalogues[locale === 'am' ? 'am' : 'om'].get(key),
    })),
  )
  expect(shown.length).toBeGreaterThan(rows.length - 1)
  expect(shown.filter(({ text, now }) => text !== now)).toEqual([])
})
