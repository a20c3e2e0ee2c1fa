import type { Messages } from 'next-intl'
import { type ErrorCode, errorStatus } from '@/lib/core/errors'
import { errorsOf, type Operation } from './endpoint-declaration'
import type { Schema } from './openapi-schema'

/** The texts that errors are shown with. */
export type ErrorTexts = Pick<Messages, 'Errors' | 'Validation'>

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

/** The field that the example of an error names, with the key of what is said about it. */
const exampleFields: Partial<Record<ErrorCode, [string, keyof Messages['Validation']]>> = {
  TRANSACTION_USED: ['transactionId', 'transactionUsed'],
  DATE_OUT_OF_RANGE: ['date', 'dayOutOfRange'],
  EMAIL_TAKEN: ['email', 'emailTaken'],
}

function exampleOf(code: ErrorCode, { Errors, Validation }: ErrorTexts) {
  const [field, said] = exampleFields[code] ?? []
  const text = Errors[code]
  const fields = field && said && { [field]: Validation[said] }
  return { summary: code, value: { error: text, message: text, code, ...(fields && { fields }) } }
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
}

function answerWith(codes: readonly ErrorCode[], texts: ErrorTexts): Schema {
  const isRetry = codes.includes('TOO_MANY_TRIES') || codes.includes('BUSY')
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(isRetry && { headers: retryAfter }),
    content: {
      'application/json': {
        schema: errorSchema(codes),
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code, texts)])),
      },
    },
  }
}

/** Answers that hold one code alone and are the same everywhere, by code. */
export function sharedErrorAnswers(codes: readonly ErrorCode[], texts: ErrorTexts): Record<string, Schema> {
  return Object.fromEntries(codes.map((code) => [code, answerWith([code], texts)]))
}

/** What an operation answers when it refuses, by status: every code it can give, each with its English text. */
export function errorAnswers(operation: Operation, texts: ErrorTexts): Record<string, Schema> {
  const codes = errorsOf(operation)
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => errorStatus[code] === status)
      const isAlone = here.length === 1
      return [
        String(status),
        isAlone ? { $ref: `#/components/responses/${here.join()}` } : answerWith(here, texts),
      ]
    }),
  )
}
