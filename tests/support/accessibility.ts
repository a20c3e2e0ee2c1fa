import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { installedSource } from './installed-source'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All that can differ between a page in light and in dark, where only the values of colours do (app/globals.css). */
const colourRules = ['color-contrast', 'link-in-text-block']

const engine = installedSource('axe-core/axe.min.js')

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Every accessibility violation of an open page, or those of its colours alone, as `rule: element`. */
export async function accessibilityViolations(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine)
  return page.evaluate(
    async (runOnly) => {
      // A colour on its way to another is neither.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    only ? colourRules : levels,
  )
}
