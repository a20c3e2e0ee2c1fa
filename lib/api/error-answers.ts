import en from '@/messages/en.json'
import { errorStatus, type ErrorCode } from '@/lib/errors/codes'
import { errorsOf } from './errors-of'
import type { Operation } from './operation'
import type { Schema } from './schema-of'

const errorTexts: Record<ErrorCode, string> = en.Errors

const text = { type: 'string', description: 'What happened, in the caller’s language.' }

/** The body of every error (CONTRACT section 6), with the codes that it may hold. */
export const errorSchema = (codes: readonly string[]): Schema => ({
  type: 'object',
  properties: {
    error: text,
    message: { type: 'string', description: 'The same text.' },
    code: { type: 'string', enum: codes, description: 'Stays the same in every language.' },
    fields: {
      type: 'object',
      description: 'What is wrong with single fields, by name.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'message', 'code'],
  additionalProperties: false,
})

/** Fields that the example of an error names. */
const exampleFields: Partial<Record<ErrorCode, Record<string, string>>> = {
  TRANSACTION_USED: { transactionId: en.Validation.transactionUsed },
  DATE_OUT_OF_RANGE: { date: en.Validation.dayOutOfRange },
  EMAIL_TAKEN: { email: en.Validation.emailTaken },
}

const exampleOf = (code: ErrorCode) => ({
  summary: code,
  value: {
    error: errorTexts[code],
    message: errorTexts[code],
    code,
    ...(exampleFields[code] && { fields: exampleFields[code] }),
  },
})

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

function answerWith(codes: readonly ErrorCode[]): Schema {
  const isRetry = codes.includes('TOO_MANY_TRIES')
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(isRetry && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: errorSchema(codes),
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      },
    },
  }
}

/** Answers that hold one code alone and are the same everywhere, by code. */
export const sharedErrorAnswers = (codes: readonly ErrorCode[]): Record<string, Schema> =>
  Object.fromEntries(codes.map((code) => [code, answerWith([code])]))

/** What an operation answers when it refuses, by status: every code it can give, each with its English text. */
export function errorAnswers(operation: Operation): Record<string, Schema> {
  const codes = errorsOf(operation)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => errorStatus[code] === status)
      const isAlone = here.length === 1
      return [String(status), isAlone ? { $ref: `#/components/responses/${here.join()}` } : answerWith(here)]
    }),
  )
}
