import { expect, it } from 'vitest'
import { routing } from '@/lib/core/i18n/routing'
import { messagesOf } from '@/tests/support/texts'
import { readStatementAmount, readStatementDay } from './statement-values'

it.each(routing.locales)('a refusal shows a day and an amount that are read (%s)', (locale) => {
  const { Validation } = messagesOf(locale)
  const exampleOf = (text: string) => /\d[\d/,.]*\d/.exec(text)?.[0] ?? ''
  expect(readStatementDay(exampleOf(Validation.statementDate))).toBe('2026-11-20')
  expect(readStatementAmount(exampleOf(Validation.statementAmount))).toBe(123_450)
})
