import type { Page } from '@playwright/test'
import type { Locale } from '@/lib/core/i18n/routing'
import { flatMessages } from './message-catalogue'
import { siteDatabase } from './site-database'

// Names that are the same in every language, of companies, of formats and of what the address bar and the API are made of.
const knownNames = new Set(
  `AVIF Chrome CSV Ctrl Drive Enter Entoto GPS Google JPEG Linux OpenAPI PNG Shift SMS Telegram WebP WhatsApp
  Android Apple Edge Firefox HeadlessChrome Mac macOS iOS iPad iPhone Opera Playwright Safari Samsung Windows
  Accept API DELETE GET Language Link LOCALE NEXT PATCH POST PUT Total Count
  api limit login page am en om`.split(/\s+/),
)

// Columns of the database that hold a name, an address, a reference or words, as people typed them.
const namingColumns = [
  ...[
    'first_name',
    'last_name',
    'email',
    'name',
    'model',
    'customer_name',
    'customer_email',
    'rider',
    'rider_name',
  ],
  ...[
    'destination',
    'pickup_place',
    'flight',
    'plate',
    'licence',
    'filename',
    'bank',
    'reason',
    'description',
  ],
  ...[
    'reference',
    'reference_key',
    'transfer_keys',
    'vehicle_name',
    'vehicle_model',
    'recipient',
    'code',
    'text',
    'message',
  ],
]

/** A text of a page in the language of the page: what stands within a `lang` of its own, in code or in a script is left out. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]') === document.documentElement &&
      !element.closest('script, style, code, kbd, noscript')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOwn(node.parentElement)) texts.push(node.textContent ?? '')
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (isOwn(element)) texts.push(...names.map((name) => element.getAttribute(name) ?? ''))
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
  })
}

/** The words in Latin letters of a text, without addresses, codes and references. */
const latinWords = (text: string) =>
  text
    .replace(
      /\S+@\S+|https?:\/\/\S+|\b[A-Z0-9]{3}-[A-Z0-9]{3}\b|\bFT\w{10,}|\b[0-9a-f-]{36}\b|\bAA \d \w+/g,
      ' ',
    )
    .match(/[A-Za-z][A-Za-z0-9]+/g)
    // Initials stand for a name.
    ?.filter((word) => !/^[A-Z][A-Z\d]$/.test(word)) ?? []

/** Every text of a record that somebody typed as a name. */
async function recordTexts(): Promise<string[]> {
  const columns = await siteDatabase.$queryRaw<{ select: string }[]>`
    SELECT format('SELECT %I::text AS "typed" FROM %I', column_name, table_name) AS "select"
    FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = ANY (${namingColumns})`
  const typed = await siteDatabase.$queryRawUnsafe<{ typed: string | null }[]>(
    columns.map(({ select }) => select).join(' UNION '),
  )
  return typed.flatMap((row) => row.typed ?? [])
}

const oromo = flatMessages('om')
const oromoTexts = new Set(oromo.values())

// The sentences and names of the English catalogue that Oromo does not share.
const englishTexts = new Set(
  [...flatMessages('en')].flatMap(([key, text]) =>
    text.length >= 6 && !text.includes('{') && oromo.get(key) !== text ? text : [],
  ),
)
/** Digits that none of our languages writes. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u1369-\u137c]/

/** Texts as names that a page may show: whole, by their words in Latin letters, and those with digits of another script. */
function namesAmong(texts: readonly string[]) {
  return {
    texts: new Set(texts),
    words: new Set(texts.flatMap(latinWords)),
    withDigits: texts
      .filter((text) => otherDigits.test(text))
      .map((text) => text.replace(/\s+/g, ' ').trim()),
  }
}

/** The names that records had when they were last read, which is when a page shows one that is not among them. */
let recorded = namesAmong([])

/**
 * What an open page says that its readers would not: digits of another script and, in Amharic and Oromo, words of another
 * language and dates without an era (CONTRACT section 4). Each is told with the text that it stands in.
 */
export async function foreignTexts(page: Page, locale: Locale): Promise<string[]> {
  const texts = await textsOf(page)
  const withDigits = texts.filter((text) => otherDigits.test(text))
  const own = locale === 'en' ? [] : texts
  const dates = own.filter((text) => /\d{1,2}\/\d{1,2}\/\d{4}(?! (?:እ\.ኤ\.አ\.|A\.L\.A\.))/.test(text))
  const suspects = own.filter((text) =>
    locale === 'om'
      ? englishTexts.has(text) && !oromoTexts.has(text)
      : latinWords(text).some((word) => !knownNames.has(word)),
  )
  const isForeign = (text: string) =>
    locale === 'om'
      ? !recorded.texts.has(text)
      : latinWords(text).some((word) => !knownNames.has(word) && !recorded.words.has(word))
  const hasOtherDigits = (text: string) =>
    otherDigits.test(recorded.withDigits.reduce((rest, name) => rest.replaceAll(name, ''), text))
  if (suspects.some(isForeign) || withDigits.some(hasOtherDigits)) recorded = namesAmong(await recordTexts())
  return [...dates, ...withDigits.filter(hasOtherDigits), ...suspects.filter(isForeign)]
}
