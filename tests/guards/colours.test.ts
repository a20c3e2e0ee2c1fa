import { expect, it } from 'vitest'
import { readProjectFile, sourceFiles } from '../support/source-files'

// The tests in the browser look at all of a page in light and at its colours alone in dark.
it('dark changes the values of colours and nothing else', () => {
  const dark = /(^|[\s'"`])dark:[a-z[]/
  const changing = sourceFiles('app', 'components').filter(({ text }) => dark.test(text))
  expect(changing.map(({ path }) => path)).toEqual([])

  const rules = [...readProjectFile('app/globals.css').matchAll(/([^{}]*)\{([^{}]*)\}/g)]
  const ofTheme = rules.filter(([, selector]) => /data-theme|prefers-color-scheme/.test(selector ?? ''))
  expect(ofTheme.map(([, , body]) => (body ?? '').trim()).sort()).toEqual([
    'color-scheme: dark;',
    'color-scheme: light;',
    'color-scheme: light;',
  ])
})
