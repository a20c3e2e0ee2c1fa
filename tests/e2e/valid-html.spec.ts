import { HtmlValidate } from 'html-validate'
import { routing } from '@/lib/core/i18n/routing'
import { publicAddresses } from '@/scripts/bench/public-addresses'
import { expect, test } from '../support/site-test'

const origin = process.env.E2E_BASE_URL ?? ''

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Style, and not ours: React writes `<meta/>`, `charSet=""` and `async=""`, which mean the same to every browser.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML allows any id without a space; React makes some that begin with a `_`.
    'valid-id': ['error', { relaxed: true }],
    // A fieldset around the whole form disables it while it is sent. It is no group, so it has no name.
    'wcag/h71': 'off',
  },
})

/** React leaves the address out of forms that the server itself takes, as `action=""`. */
const ofReact = /^Attribute "action" has invalid value ""$/

for (const locale of routing.locales) {
  test(`every public page is valid HTML (${locale})`, async ({ request }) => {
    const wrong: string[] = []
    for (const page of await publicAddresses(origin)) {
      if (page.locale !== locale) continue
      const html = await (await request.get(page.address)).text()
      const { results } = await validator.validateString(html, page.address)
      const messages = results.flatMap((result) => result.messages)
      for (const { ruleId, message, selector } of messages) {
        if (!ofReact.test(message)) wrong.push(`${page.address} ${ruleId}: ${message} (${selector})`)
      }
    }
    expect(wrong).toEqual([])
  })
}
