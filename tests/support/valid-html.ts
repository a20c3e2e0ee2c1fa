import { HtmlValidate } from 'html-validate'

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

/** What is wrong with the HTML that a server sent, as `rule: message (element)`. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap((result) => result.messages)
    .filter(({ message }) => !ofReact.test(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
