import { z } from 'zod'
import { parsePhone } from '#phone'

/** A phone number as text or number; on the server it comes out as E.164 (CONTRACT section 4). */
export const phoneInput = z
  .union([z.string(), z.number()], 'phoneInvalid')
  .transform((typed, context) => {
    const phone = parsePhone(typed)
    if (phone !== null) return phone
    context.addIssue({ code: 'custom', message: 'phoneInvalid' })
    return z.NEVER
  })
  .meta({ description: 'In any usual spelling; without a country it is Ethiopian.' })
