import { expect, type Locator, type Page } from '@playwright/test'

const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

/** How often the tabulator must be pressed to come to an element; less than 0 where it lies behind the focus. */
const distanceTo = (target: Locator) =>
  target.evaluate((element, selector) => {
    const focused = document.activeElement ?? document.body
    const all = [...document.querySelectorAll(selector)].filter(
      (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'),
    )
    const isBefore = (stop: Element) =>
      (focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    if (focused === element) return 0
    const here = all.indexOf(focused)
    const last = here >= 0 ? here : all.filter(isBefore).length - 1
    const distance = all.indexOf(element) - last
    return distance === 0 ? -1 : distance
  }, stops)

/**
 * Waits until React has taken an element over, which it notes on the element. A key that is pressed before goes the way
 * without a script, and people are not that quick.
 */
const untilAwake = (target: Locator) =>
  expect
    .poll(() =>
      target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)

/** Goes by the first link of a page past its menus. Nothing else is pressed where the focus was elsewhere. */
async function skipMenus(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.activeElement === document.body))) return
  await page.keyboard.press('Tab')
  if (await page.evaluate(() => document.activeElement?.getAttribute('href') === '#main')) {
    await page.keyboard.press('Enter')
  }
}

const tabulator = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
/** How the protocol writes that Shift is held. */
const shiftHeld = 8

/**
 * Presses the tabulator so many times without asking in between, which takes a fraction of the time; below 0 backwards. It moves
 * the focus as it goes down.
 */
async function pressTabs(page: Page, times: number): Promise<void> {
  const key = { ...tabulator, modifiers: times < 0 ? shiftHeld : 0 }
  const keys = await page.context().newCDPSession(page)
  const press = () => keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
  await Promise.all(Array.from({ length: Math.abs(times) }, press))
  await keys.detach()
}

/** Moves the focus with the tabulator until it is on the element, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await untilAwake(target)
  await skipMenus(page)
  for (let round = 0; round < 20; round++) {
    const distance = await distanceTo(target)
    if (distance === 0) return
    await pressTabs(page, distance)
  }
  throw new Error('the keyboard does not reach it')
}

/** Goes to the element and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Goes to a choice and moves by arrow keys until it says that. */
export async function choose(page: Page, target: Locator, value: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 20; presses++) {
    if ((await target.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`there is no choice ${value}`)
}

/** A stop of the tabulator in a few words. */
type Stop = { index: number; isSeen: boolean }

declare global {
  interface Window {
    /** Where the focus was before each key; nowhere where the page had been left. */
    tabStops: (Stop | null)[]
  }
}

/**
 * Goes through a page with the tabulator, from its beginning until it is left. Says which visible stops were never come to,
 * on which nothing shows that one is there, and whether the page does not let go.
 */
export async function tabStops(page: Page) {
  const names = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (stop) =>
        stop.checkVisibility({ visibilityProperty: true }) && !stop.matches(':disabled, [tabindex="-1"]'),
    )
    for (const [index, stop] of all.entries()) stop.dataset.stop = String(index)
    // Where a page puts the focus itself, the way still begins at its top.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    return all.map(
      (stop) =>
        `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.getAttribute('name') ?? stop.textContent.trim().slice(0, 40)}`,
    )
  }, stops)
  await page.evaluate(() => {
    window.tabStops = []
    window.addEventListener(
      'keydown',
      () => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) {
          window.tabStops.push(null)
          return
        }
        // A field that is drawn by another element shows it there.
        const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')]
        const isSeen = drawn.some((one) => {
          if (!one) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
          return (
            (outlineStyle !== 'none' && outlineWidth !== '0px') || (one === focused && boxShadow !== 'none')
          )
        })
        window.tabStops.push({ index: Number(focused.dataset.stop ?? -1), isSeen })
      },
      { capture: true },
    )
  })
  let stopsMet: readonly (Stop | null)[] = []
  for (let round = 0; round < 2 && !stopsMet.includes(null); round++) {
    await pressTabs(page, names.length + 10)
    // Before the first key it is where the way begins.
    stopsMet = (await page.evaluate(() => window.tabStops)).slice(1)
  }
  const left = stopsMet.indexOf(null)
  const trap = left < 0
  const come = stopsMet.slice(0, trap ? undefined : left).filter((stop) => stop !== null)
  const met = new Set(come.map(({ index }) => index))
  const seen = new Set(come.filter(({ isSeen }) => isSeen).map(({ index }) => index))
  // Of radio buttons that belong together the tabulator stops at one, and arrows lead to the others.
  const others = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input[type=radio][data-stop]')].map((radio) =>
      Number(radio.dataset.stop),
    ),
  )
  const named = (indexes: readonly number[]) => indexes.map((index) => names[index] ?? '?')
  return {
    missed: named([...names.keys()].filter((index) => !met.has(index) && !others.includes(index))),
    // A field for a time has stops within it, whose own mark nobody can ask for.
    unseen: named([...met].filter((index) => index >= 0 && !seen.has(index))),
    trap,
  }
}
