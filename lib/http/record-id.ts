import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'

/** The id in a path of the API. What is no id names no record: throws NOT_FOUND. */
export function recordId(value: string | string[] | undefined): string {
  const parsed = z.uuid().safeParse(value)
  if (!parsed.success) throw new AppError('NOT_FOUND')
  return parsed.data
}
