import { describe, expect, it } from 'vitest'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { flatMessages } from '../support/message-catalogue'
import { readProjectFile } from '../support/source-files'

type Translated = Exclude<Locale, 'en'>
type Term = { word: string; english: RegExp } & Record<Translated, RegExp>

// Terms of messages/GLOSSARY.md that customers meet all over the site; stems, because these languages inflect them.
const terms: readonly Term[] = [
  { word: 'driver', english: /\bdrivers?\b/i, am: /ሹፌ[ርሩሮ]/, om: /konkolaachis/i },
  { word: 'bank transfer', english: /\bbank transfer\b/i, am: /ባንክ ዝውው/, om: /dabars\w* baankii/i },
  { word: 'password', english: /\bpasswords?\b/i, am: /ይለፍ ቃ[ልሉ]/, om: /jech\w+ darbii/i },
  { word: 'passkey', english: /\bpasskeys?\b/i, am: /ይለፍ ቁል[ፍፉፎ]/, om: /furtuu\w* darbii/i },
  { word: 'email', english: /\bemails?\b/i, am: /ኢሜይ[ልሉሎ]/, om: /imeel/i },
  { word: 'sold out', english: /\bis sold out\b|^sold out/i, am: /አልቋል|ካለቀ/, om: /dhum/i },
  { word: 'newsletter', english: /\bnewsletter\b/i, am: /ዜና መልእክ/, om: /xalayaa\w* oduu/i },
  { word: 'customer', english: /\bcustomers?\b/i, am: /ደንበኛ|ደንበኞ/, om: /maamil/i },
  { word: 'destination', english: /\bdestination\b/i, am: /መድረሻ/, om: /bakka deem/i },
  { word: 'account', english: /\baccounts?\b/i, am: /መለያ|ሒሳ/, om: /herreg/i },
  { word: 'link', english: /\blinks?\b/i, am: /ማገናኛ/, om: /geessitu/i },
]

// Sentences of which a translation says the same without the word, as its language would.
const rephrased = new Set([
  'Confirmation.eventText',
  'Home.promise.driversText',
  'Mails.booking.received.text',
  'Mails.confirmEmail.subject',
  'Mails.newsletterConfirm.notYou',
  'RequestForms.replyHint',
  'Statistics.requests.lead',
  'Users.passwordKept',
])

// Words that lost against those of the glossary, rude forms of buttons, and signs that break the house rules.
const avoided = {
  am: [/ማስፈንጠሪያ/, /መልዕክት/, /ድረ-ገጽ/, /ትእዛዝ/, /አሽከርካሪ/, /ኢሜል/, /ሂሳብ/, /ገጽታዎች/],
  om: [
    /’/,
    /\bykn\b/i,
    /jecha icciitii/i,
    /\biddoo/i,
    /biraawz/i,
    /\bwajjin\b/i,
    /\b(filadhu|barbaadi|agarsiisi|jalqabi)\b/i,
  ],
} as const satisfies Record<Translated, readonly RegExp[]>

const english = flatMessages('en')
const plain = (text: string) => text.replace(/\{\w+\}|\{\w+, \w+,|<\/?\w+>/g, ' ')

describe.each(routing.locales.filter((locale) => locale !== 'en'))('the messages in %s', (locale) => {
  const translated = flatMessages(locale)

  it.each(terms)('say “$word” with the word of the glossary', (term) => {
    const strayed = [...english]
      .filter(([key, text]) => !rephrased.has(key) && term.english.test(plain(text)))
      .filter(([key]) => !term[locale].test(translated.get(key) ?? ''))
      .map(([key]) => `${key}: ${translated.get(key)}`)
    expect(strayed).toEqual([])
  })

  it('use no word that the glossary has replaced', () => {
    const found = [...translated].filter(([, text]) => avoided[locale].some((word) => word.test(text)))
    expect(found).toEqual([])
  })
})

describe('the glossary', () => {
  it('explains every term that is checked here', () => {
    const rows = readProjectFile('messages/GLOSSARY.md')
      .split('\n')
      .flatMap((line) => /^\| ([^|]+?) +\|/.exec(line)?.[1] ?? [])
    expect(terms.map(({ word }) => word).filter((word) => !rows.includes(word))).toEqual([])
  })
})
