import { type FieldErrors, type FieldValues, get, set } from 'react-hook-form'
import type { z } from 'zod'
import { fieldNameOf } from '@/lib/server/form-state'

/** Fetches a schema when it is needed. The rules and zod itself weigh more than the rest of a form. */
export type LoadSchema<Schema extends z.ZodType> = () => Promise<Schema>

type Checked =
  | { values: FieldValues; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors }

/** How long somebody who has sent a form waits for its rules at most. */
const patienceMs = 3000

/**
 * The first problem of each field, in the shape of react-hook-form, put into words by the schema's key. Where rules or texts
 * cannot be fetched, because the line is slow or broke, nothing is wrong here: the server checks the same schema in any case.
 */
export async function checkFields(
  load: LoadSchema<z.ZodType<FieldValues, FieldValues>>,
  loadTexts: () => Promise<Record<string, string | undefined>>,
  sent: FieldValues,
): Promise<Checked> {
  const unchecked = { values: sent, errors: {} }
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const loaded = await Promise.race([Promise.all([load(), loadTexts()]), tooLate]).catch(() => null)
  if (!loaded) return unchecked
  const [schema, texts] = loaded
  const result = await schema.safeParseAsync(sent)
  if (result.success) return { values: result.data, errors: {} }
  const errors: FieldErrors = {}
  for (const { path, message: key } of result.error.issues) {
    const name = fieldNameOf(path, sent)
    const message = texts[key]
    // What has no words here has some on the server.
    if (message === undefined) return unchecked
    if (name && !get(errors, name)) set(errors, name, { type: 'schema', message })
  }
  return { values: {}, errors }
}
