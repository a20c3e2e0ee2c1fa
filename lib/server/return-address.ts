import { z } from 'zod'
import { deskAddress } from '@/lib/routes/routes'

/** The page of the desk that a form stands on and that is shown again after it, where that is not the form's own way. */
export const hereInput = z
  .string()
  .max(3000)
  .transform((address) => deskAddress(address) ?? undefined)
  .optional()
  .catch(undefined)
  .meta({ description: 'The page of the desk that is shown again.' })

/** An address with some names of its query set, or taken away where they are undefined or empty. */
export function addressWith(address: string, names: Record<string, string | undefined>): string {
  const [path = '', sent] = address.split('?')
  const query = new URLSearchParams(sent)
  for (const [name, value] of Object.entries(names)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
