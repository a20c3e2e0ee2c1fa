import type { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import { fieldErrors } from './action'

/** The query of an API call that cannot be answered without it. Throws INVALID_INPUT. */
export function queryOf<Schema extends z.ZodType>(url: URL, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(Object.fromEntries(url.searchParams))
  if (!result.success) throw new AppError('INVALID_INPUT', fieldErrors(result.error))
  return result.data
}
