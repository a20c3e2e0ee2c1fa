import type { APIRequestContext, Page } from '@playwright/test'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import { publicAddresses } from '@/tools/bench/public-addresses'
import { flatMessages } from '../support/message-catalogue'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { readDocument, type ReadDocument } from '../support/read-document'

const baseURL = process.env.E2E_BASE_URL ?? ''

test.describe.configure({ timeout: 180_000 })

/** Of a page with many queries (days of a calendar, pages of a list) these many are walked. */
const mostQueries = 4

const english = flatMessages('en')
const namespaces = new Set([...english.keys()].map((key) => key.split('.')[0]))

for (const locale of routing.locales) {
  test(`every public link leads somewhere and every text is in its language (${locale})`, async ({
    page,
    request,
  }) => {
    const start = (await publicAddresses(baseURL)).filter((one) => one.locale === locale)
    const problems = await walk({ page, request, locale, start: start.map(({ address }) => address) })
    expect([...new Set(problems)]).toEqual([])
  })
}

interface Walk {
  page: Page
  request: APIRequestContext
  locale: Locale
  start: readonly string[]
}

async function walk({ page, request, locale, start }: Walk): Promise<string[]> {
  const staffTexts = await namesTypedByStaff()
  const waiting = start.map((address) => ({ address, from: '' }))
  const seen = new Set(start)
  const queriesOf = new Map<string, number>()
  const problems: string[] = []
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next
    // As a browser asks, which tells where it comes from.
    const answer = await request.get(address, from ? { headers: { referer: baseURL + from } } : {})
    if (answer.status() >= 400 && (await stillLeadsTo(request, from, address))) {
      problems.push(`${address} answers ${answer.status()} (from ${from})`)
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const read = await readDocument(page, await answer.text(), answer.url())
    problems.push(...read.missingAnchors.map((anchor) => `${address}: no element ${anchor}`))
    // Where a link leads out of the language (the switch does), the other language's own walk looks at the texts.
    if (read.lang !== locale) continue
    problems.push(...textProblems(read, locale, staffTexts).map((problem) => `${address}: ${problem}`))
    for (const link of read.links) {
      const path = link.split('?')[0] ?? ''
      const count = queriesOf.get(path) ?? 0
      if (seen.has(link) || (link.includes('?') && count >= mostQueries)) continue
      queriesOf.set(path, count + 1)
      seen.add(link)
      waiting.push({ address: link, from: address })
    }
  }
  expect(seen.size).toBeGreaterThan(start.length)
  return problems
}

/** Other tests delete vehicles that they posted: a page that no longer has the link is right. */
async function stillLeadsTo(request: APIRequestContext, from: string, address: string): Promise<boolean> {
  if (!from) return true
  const html = await (await request.get(from)).text()
  return html.includes(`href="${address.replaceAll('&', '&amp;')}"`)
}

function textProblems({ texts }: ReadDocument, locale: Locale, staffTexts: ReadonlySet<string>): string[] {
  const keys = texts.filter((text) => namespaces.has(/^(\w+)\.\w+(?:\.\w+)*$/.exec(text)?.[1] ?? ''))
  if (locale === 'en') return keys.map((text) => `a key: ${text}`)
  const own = new Set(flatMessages(locale).values())
  const foreign = texts.filter(
    (text) => !own.has(text) && !staffTexts.has(text) && (englishTexts.has(text) || readsAsEnglish(text)),
  )
  return [...keys.map((text) => `a key: ${text}`), ...foreign.map((text) => `English: ${text}`)]
}

/** Texts of two words and more; a single one may be a name. */
const englishTexts = new Set([...english.values()].filter((text) => /\s/.test(text)))

/** Words that English sentences cannot do without and that no Oromo or Amharic text has. */
const telling = /\b(?:the|and|your|you|with|this|are|from|please|have|will|not)\b/gi

function readsAsEnglish(text: string): boolean {
  return new Set(text.toLowerCase().match(telling)).size >= 2
}

/** What staff typed is shown as typed (CONTRACT section 3). */
async function namesTypedByStaff(): Promise<Set<string>> {
  const vehicles = await siteDatabase.vehicle.findMany({
    select: { name: true, model: true, item: true, price: true },
  })
  return new Set(vehicles.flatMap((record) => Object.values(record).filter((text) => text !== null)))
}
