import type { Page } from '@playwright/test'
import type { Checker } from 'accessibility-checker-engine'
import { installedSource } from './installed-source'

const engine = installedSource('accessibility-checker-engine')

declare global {
  interface Window {
    ace: { Checker: typeof Checker }
  }
}

/**
 * Every violation that IBM Equal Access finds on an open page, as `rule: place message`. What it asks a person to look at, or
 * only recommends, is left out.
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  // It takes the label of a field in a folded part for none.
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2'])
    // It wants `email` alone in a field for an email address. HTML lets such a field take a user name ("Autofill", the control
    // group of `username`), and browsers keep a password by it.
    const isUserName = (place: string | undefined) => {
      const first = XPathResult.FIRST_ORDERED_NODE_TYPE
      const { singleNodeValue: field } = document.evaluate(place ?? '/', document, null, first)
      return field instanceof Element && field.matches('input[type=email][autocomplete=username]')
    }
    return results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .filter(({ ruleId, path }) => ruleId !== 'input_autocomplete_valid' || !isUserName(path['dom']))
      .map(({ ruleId, path, message }) => `${ruleId}: ${path['dom']} ${message}`)
  })
}
