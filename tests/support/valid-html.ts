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
    // Every list and field of a group may carry a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Boxes of one choice share their name, and what one of them says unticked stands beside it.
    'form-dup-name': 'off',
    // The button of a form may stand outside it and name it.
    'wcag/h32': 'off',
    // Rows that a phone shows as cards lose their roles to `display`, so that these are said.
    'no-redundant-role': 'off',
    // A box that scrolls is a region only as far as the keyboard needs it.
    'prefer-native-element': 'off',
    // Phone numbers keep together by their style.
    'tel-non-breaking': 'off',
    // Of two menus one is hidden on every screen; axe looks at what is shown.
    'unique-landmark': 'off',
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
