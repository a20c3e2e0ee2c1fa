import type { Locator, Page } from '@playwright/test'

const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

/** How many stops of the tabulator lie between the focus and an element; less than 0 where it lies behind. */
const distanceTo = (target: Locator) =>
  target.evaluate((element, selector) => {
    const all = [...document.querySelectorAll(selector)].filter(
      (stop) => stop.checkVisibility() && !stop.matches(':disabled'),
    )
    const focused = document.activeElement
    if (focused === element) return 0
    const from = focused ? all.indexOf(focused) : -1
    const distance = all.indexOf(element) - from
    return distance === 0 ? 1 : distance
  }, stops)

/** Whether a page was just opened and the element lies in its main part, to which its first link leads. */
const isBehindMenus = (target: Locator) =>
  target.evaluate(
    (element) => document.activeElement === document.body && element.closest('#main, main') !== null,
  )

/** Moves the focus with the tabulator until it is on the element, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  if (await isBehindMenus(target)) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  for (let round = 0; round < 20; round++) {
    const distance = await distanceTo(target)
    if (distance === 0) return
    for (let left = Math.abs(distance); left > 0; left--) {
      await page.keyboard.press(distance > 0 ? 'Tab' : 'Shift+Tab')
    }
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
