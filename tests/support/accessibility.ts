import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All that can differ between a page in light and in dark, where only the values of colours do (app/globals.css). */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Every accessibility violation of an open page, or those of its colours alone, as `rule: element`. */
export async function accessibilityViolations(page: Page, only?: 'colours'): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    // In the page itself, without a second page for each look: nothing here is framed from elsewhere.
    .setLegacyMode()
    .options({ runOnly: only ? colourRules : levels, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
