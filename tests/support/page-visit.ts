import type { Browser, BrowserContextOptions, CDPSession, Page, Response } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { expect, waitForScripts, watchConsole } from './site-test'

const screens = {
  phone: { width: 360, height: 740, deviceScaleFactor: 2, mobile: true },
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
} as const

/** A page that can be turned from a phone into a desktop computer and from light to dark without being loaded anew. */
export interface PageVisit {
  page: Page
  showOn(screen: keyof typeof screens): Promise<void>
  /** Opens an address on a phone, in light colours. */
  openOnPhone(address: string): Promise<Response | null>
  /** What its console has said so far. */
  console: readonly string[]
  /** Makes it the page of somebody who was never here: no cookies, and nothing in the browser's caches. */
  forget(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens an empty page as a phone, with an empty cache. Its browser is one whose own digits are Arabic: what a script writes
 * by the reader's machine instead of the page's language shows.
 */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<PageVisit> {
  // Playwright's own screen is fixed as phone or desktop for as long as a context lives.
  const context = await browser.newContext({
    ...options,
    viewport: null,
    locale: 'ar-EG',
    serviceWorkers: 'block',
  })
  const console = watchConsole(context)
  const page = await context.newPage()
  waitForScripts(page)
  const session = await context.newCDPSession(page)
  const showOn = (screen: keyof typeof screens) => emulateScreen(session, screen)
  const openOnPhone = async (address: string) => {
    // What is left behind need not be laid out once more for the phone.
    await page.goto('about:blank')
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
    await showOn('phone')
    return page.goto(address)
  }
  const forget = async () => {
    await context.clearCookies()
    // The first is the cache on the disk, the second that of the page's own process.
    await session.send('Network.clearBrowserCache')
    for (const cacheDisabled of [true, false])
      await session.send('Network.setCacheDisabled', { cacheDisabled })
  }
  await session.send('Network.enable')
  await showOn('phone')
  return { page, showOn, openOnPhone, console, forget, close: () => context.close() }
}

async function emulateScreen(session: CDPSession, screen: keyof typeof screens): Promise<void> {
  const { mobile } = screens[screen]
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
  await session.send('Emulation.setDeviceMetricsOverride', screens[screen])
}

/** The language that an open page is in, and how many headings of the first level it shows. */
export async function outlineOf(page: Page): Promise<{ lang: string; headings: number }> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')].filter(
      (heading) =>
        heading.checkVisibility({ visibilityProperty: true }) &&
        !heading.closest('[aria-hidden=true], [inert]'),
    ).length,
  }))
}

/** The elements that make an open page wider than its screen; none where it fits. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return wide.slice(0, 3).map((element) => `${element.tagName} ${element.className}`)
  })
}

/**
 * What an open page shows elsewhere than where it stands in the document. Such a part comes late on a slow line and pushes
 * away what is read already; with a keyboard or by ear it comes at another moment than by sight.
 */
export async function movedParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).order !== '0')
      .map((element) => `${element.tagName} ${element.className}`),
  )
}

/** The fonts that an open page asks for ahead of its style sheets and then writes nothing with: bytes for nothing. */
export async function fontsLeftUnused(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // A family has a file for each range of letters.
    const partOf = (family: string, range: string) =>
      `${family.replaceAll(/["']/g, '')} ${range || 'U+0-10FFFF'}`
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const used = new Set(loaded.map(({ family, unicodeRange }) => partOf(family, unicodeRange)))
    const isUsed = (rule: CSSRule, file: string) => {
      if (!(rule instanceof CSSFontFaceRule)) return false
      const valueOf = (property: string) => rule.style.getPropertyValue(property)
      return (
        valueOf('src').includes(file) && used.has(partOf(valueOf('font-family'), valueOf('unicode-range')))
      )
    }
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')]
      .map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
      .filter((file) => !rules.some((rule) => isUsed(rule, file)))
  })
}

/** Shows a page as it is in the end: colours on their way from light to dark are neither, nor is what waits to be scrolled to. */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

type Search = Partial<Record<keyof typeof screens, 'light' | 'dark'>>

/** Each screen and each colour scheme once: layouts differ between screens, and colours alone between schemes. */
export const everySearch: Search = { phone: 'light', desktop: 'dark' }

/**
 * Expects an open page to fit a phone and a desktop computer, and to have no accessibility violation on the screens that are
 * searched, in the colours asked for. Each failure names the page and how it was looked at, and the next look follows.
 */
export async function expectGoodLooks(
  { page, showOn }: PageVisit,
  { address, search }: { address: string; search: Search },
): Promise<void> {
  await holdStill(page)
  for (const screen of ['phone', 'desktop'] as const) {
    await showOn(screen)
    expect.soft(await overflowOf(page), `${address}, ${screen}: too wide`).toEqual([])
    const colorScheme = search[screen]
    if (!colorScheme) continue
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const violations = await accessibilityViolations(page)
    expect.soft(violations, `${address}, ${screen}, ${colorScheme}: accessibility`).toEqual([])
  }
}
