import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
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
  /** What its console has said so far. */
  console: readonly string[]
  close(): Promise<void>
}

/** Opens an empty page as a phone, with an empty cache. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<PageVisit> {
  // Playwright's own screen is fixed as phone or desktop for as long as a context lives.
  const context = await browser.newContext({
    ...options,
    viewport: null,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const console = watchConsole(context)
  const page = await context.newPage()
  waitForScripts(page)
  const session = await context.newCDPSession(page)
  const showOn = (screen: keyof typeof screens) => emulateScreen(session, screen)
  await showOn('phone')
  return { page, showOn, console, close: () => context.close() }
}

async function emulateScreen(session: CDPSession, screen: keyof typeof screens): Promise<void> {
  const { mobile } = screens[screen]
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
  await session.send('Emulation.setDeviceMetricsOverride', screens[screen])
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

/** Shows a page as it is in the end: colours on their way from light to dark are neither, nor is what waits to be scrolled to. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

export const bothSchemes = ['light', 'dark'] as const

interface Looks {
  address: string
  /** In which colours the page is searched for accessibility violations, if at all. */
  schemes: readonly (typeof bothSchemes)[number][]
  /** On which screens it is searched for them; it has to fit all. */
  searchedOn?: readonly (keyof typeof screens)[]
}

const allScreens = ['phone', 'desktop'] as const

/**
 * Expects an open page to fit a phone and a desktop computer, and to have no accessibility violation on the screens and in the
 * colours asked for. Each failure names the page and how it was looked at, and the next look follows.
 */
export async function expectGoodLooks(
  { page, showOn }: PageVisit,
  { address, schemes, searchedOn = allScreens }: Looks,
): Promise<void> {
  await holdStill(page)
  for (const screen of allScreens) {
    await showOn(screen)
    expect.soft(await overflowOf(page), `${address}, ${screen}: too wide`).toEqual([])
    if (!searchedOn.includes(screen)) continue
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await accessibilityViolations(page, colorScheme === 'dark' ? 'colours' : undefined)
      expect.soft(violations, `${address}, ${screen}, ${colorScheme}: accessibility`).toEqual([])
    }
  }
}
