import type { Browser, BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { routeOf, type RoutePath } from '@/lib/routes/routes'
import { pathOf } from './framework-floor'
import { scriptLimits, shiftLimit, totalLimit, type PageKind } from './limits'
import type { PublicAddress } from './public-addresses'

export interface PageWeight {
  kind: PageKind
  /** Scripts above the framework's floor, in bytes over the wire. */
  script: number
  /** Scripts of the framework itself. */
  floor: number
  /** Everything up to two seconds after load, in bytes over the wire. */
  total: number
  /** Cumulative layout shift. */
  shift: number
  /** The heaviest answers, for the person who has to make the page lighter. */
  heaviest: { path: string; bytes: number }[]
}

const settleMs = 2000
const paints = z.object({ shift: z.number(), largestPaintMs: z.number() })

/** A phone with an empty cache that has never been here. */
export function openPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    // It begins some seconds after the first view (components/site/offline-reading.tsx).
    serviceWorkers: 'block',
  })
}

interface Weighing {
  origin: string
  page: PublicAddress
  floor: ReadonlySet<string>
}

/** Loads a page once and weighs every answer up to two seconds after its load event. */
export async function weighPage(
  browser: Browser,
  { origin, page: { path, address }, floor }: Weighing,
): Promise<PageWeight> {
  const url = origin + address
  const context = await openPhone(browser)
  try {
    const page = await context.newPage()
    const weigh = await watchWeight(page)
    const response = await page.goto(url, { waitUntil: 'load' })
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`)
    return await weigh({ path, html: await response.text(), floor })
  } finally {
    await context.close()
  }
}

interface LoadedPage {
  path: RoutePath
  html: string
  floor: ReadonlySet<string>
}

/**
 * Notes what is loaded from now on, which is before a page is opened. What it returns is called after the load event, waits two
 * more seconds and weighs the page; another page can be opened and weighed then.
 */
export async function watchWeight(page: Page): Promise<(loaded: LoadedPage) => Promise<PageWeight>> {
  const answersOf = await watchAnswers(page)
  await watchPaints(page)
  return async ({ path, html, floor }) => {
    await page.waitForTimeout(settleMs)
    const answers = answersOf()
    const scripts = answers.filter(({ type }) => type === 'Script')
    const isFloor = ({ path }: { path: string }) => floor.has(path)
    return {
      kind: isForm(path, html) ? 'form' : 'reading',
      script: sum(scripts.filter((answer) => !isFloor(answer))),
      floor: sum(scripts.filter(isFloor)),
      total: sum(answers),
      shift: (await readPaints(page)).shift,
      heaviest: answers
        .filter((answer) => !isFloor(answer))
        .toSorted((a, b) => b.bytes - a.bytes)
        .slice(0, 6),
    }
  }
}

/** What a page has too much of; empty for a page within all limits. */
export function weightProblems({ kind, script, total, shift }: PageWeight): string[] {
  const scriptLimit = scriptLimits[kind]
  return [
    ...(script > scriptLimit ? [`scripts ${script} > ${scriptLimit}`] : []),
    ...(total > totalLimit ? [`total ${total} > ${totalLimit}`] : []),
    ...(shift > shiftLimit ? [`shift ${shift.toFixed(3)} > ${shiftLimit}`] : []),
  ]
}

/**
 * Whether a page's own content holds a form that is sent, rather than a search that only changes the address. Pages
 * reached by the link of a mail are forms whose link has gone stale when nobody brings one.
 */
function isForm(path: RoutePath, html: string): boolean {
  if (routeOf(path).takesSecret) return true
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return /<form[^>]*method="post"/i.test(main)
}

type Answer = { path: string; type: string; bytes: number }

/** What came for the page that is open: what came before its document belonged to the page before. */
async function watchAnswers(page: Page): Promise<() => Answer[]> {
  const session = await page.context().newCDPSession(page)
  const started = new Map<string, { path: string; type: string }>()
  let answers: Answer[] = []
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') {
      started.clear()
      answers = []
    }
    started.set(requestId, { path: pathOf(response.url), type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = started.get(requestId)
    if (answer) answers.push({ ...answer, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return () => answers
}

/** Lets the page keep note of its largest paint and of what jumps; before the page is opened. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { shift: 0, largestPaintMs: 0 }
    Object.defineProperty(window, 'notedPaints', { value: noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.largestPaintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') noted.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What `watchPaints` noted so far. */
export async function readPaints(page: Page): Promise<z.infer<typeof paints>> {
  return paints.parse(await page.evaluate(() => Reflect.get(window, 'notedPaints')))
}

function sum(answers: readonly Answer[]): number {
  return answers.reduce((bytes, answer) => bytes + answer.bytes, 0)
}
