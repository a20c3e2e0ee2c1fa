import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/permissions'
import { currentActor } from '@/lib/auth/session'
import { stripNul } from '@/lib/core/schemas'
import { AppError, type FieldErrors, type ValidationKey } from '@/lib/core/errors'
import { actionLocale } from '@/lib/core/i18n/request-locale'
import { addressIn, type Locale, withoutLanguage } from '@/lib/core/i18n/routing'
import { logUnexpected } from '@/lib/core/logger'
import { carryList } from '@/lib/routes/routes'
import {
  bringBackField,
  fieldNameOf,
  fieldsOf,
  typedValues,
  honeypotField,
  type FormState,
} from './form-state'
import { inTurn } from './caller-turns'
import { countRefusal } from './metrics'
import { refusalTexts } from './refusal'

/**
 * Where to go next: a path of the route table in the current language, an address that is complete, or nowhere, with what
 * the form shows instead.
 */
type Next = string | { exactly: string } | { stays: FormState }

type Verb<Schema extends z.ZodType> = {
  name: string
  form: FormData
  schema: Schema
  /** Whether the form comes back empty after a failure too, with what was typed one click away. */
  clears?: boolean
  /** Calls the service and says where to go next. */
  run: (request: { actor: Actor; input: z.output<Schema>; locale: Locale }) => Promise<Next>
}

/** The fields of a form by name; several files of one name are a list, which schemas of one file refuse. */
export function sentFields(form: FormData): Record<string, unknown> {
  return fieldsOf(form, stripNul)
}

/** The first problem of each field, as a key of the namespace `Validation`; by the parts of a field too, where a form was sent. */
export function fieldErrors(error: z.core.$ZodError, form: Record<string, unknown> = {}): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = fieldNameOf(issue.path, form)
    if (name && !Object.hasOwn(fields, name)) fields[name] = wordOf(issue)
  }
  return fields
}

/** The key that a problem names; where nothing of several fits, what the last that says something says. */
function wordOf(issue: z.core.$ZodIssue): ValidationKey | undefined {
  if (isValidationKey(issue.message)) return issue.message
  return issue.code === 'invalid_union' ? issue.errors.flat().map(wordOf).findLast(Boolean) : undefined
}

// Schemas name keys (`key`), which do not compile otherwise; what zod says by itself is a sentence in English.
function isValidationKey(message: string): message is ValidationKey {
  return /^[a-z][A-Za-z]*$/.test(message)
}

/** What was sent, as a schema reads it. Throws INVALID_INPUT with the first problem of each field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
  form?: Record<string, unknown>,
): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) throw new AppError('INVALID_INPUT', fieldErrors(parsed.error, form))
  return parsed.data
}

/**
 * The edge of every form: finds the actor, parses, calls the service, and goes on to the next page or says what
 * went wrong without losing what was typed. Unexpected failures are logged under the id that the person sees.
 */
export async function runFormAction<Schema extends z.ZodType>(verb: Verb<Schema>): Promise<FormState> {
  const locale = await actionLocale()
  const values = typedValues(verb.form)
  const isCleared = verb.clears === true && !verb.form.has(bringBackField)
  const kept = isCleared ? { values, isCleared } : { values }
  let next: Next
  try {
    const sent = sentFields(verb.form)
    const input = parseInput(verb.schema, sent, sent)
    if (verb.clears && !isCleared) return { status: 'filled', values }
    const actor = await currentActor()
    next = await inTurn(actor, () => verb.run({ actor, input, locale }))
  } catch (error) {
    if (error instanceof AppError) {
      countRefusal(error.code)
      return {
        status: 'error',
        code: error.code,
        ...(await refusalTexts(error.code, locale, error)),
        // A day that stands in the way is nobody's mistake at a field; the reason names it.
        ...(error.days && { fields: {} }),
        ...kept,
        ...(error.version !== undefined && { values: { ...values, version: error.version } }),
      }
    }
    const requestId = logUnexpected(`action ${verb.name}`, error)
    return { status: 'error', code: 'UNEXPECTED', fields: {}, ...kept, requestId }
  }
  if (typeof next === 'object' && 'stays' in next) return next.stays
  redirect(typeof next === 'string' ? addressIn(locale, await asItWasOpened(next)) : next.exactly)
}

/** A record stays with the list that it was opened from, which the address of its page names. */
async function asItWasOpened(next: string): Promise<string> {
  const page = (await headers()).get('referer')
  if (!page || !URL.canParse(page)) return next
  const { pathname, searchParams } = new URL(page)
  return carryList(next, { path: withoutLanguage(pathname), query: searchParams })
}

/** What a public form sends besides its own fields. */
export const honeypot = { [honeypotField]: z.string().optional().catch(undefined) }
