import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { z } from 'zod'

/** Fetches a schema when it is needed. The rules and zod itself weigh more than the rest of a form. */
export type LoadSchema<Schema extends z.ZodType> = () => Promise<Schema>

type Checked =
  | { values: FieldValues; errors: Record<string, never> }
  | { values: Record<string, never>; errors: FieldErrors }

/**
 * The first problem of each field, in the shape of react-hook-form; `textOf` puts the schema's key into words. Where the
 * rules cannot be fetched, because the line broke, nothing is wrong here: the server checks the same schema in any case.
 */
export async function checkFields(
  load: LoadSchema<z.ZodType<FieldValues, FieldValues>>,
  sent: FieldValues,
  textOf: (key: string) => string,
): Promise<Checked> {
  const schema = await load().catch(() => null)
  const result = await schema?.safeParseAsync(sent)
  if (!result || result.success) return { values: result?.data ?? sent, errors: {} }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    const name = String(path[0] ?? '')
    if (name && !errors[name]) errors[name] = { type: 'schema', message: textOf(message) }
  }
  return { values: {}, errors }
}
