import { z } from 'zod'
import { honeypotField } from './form-state'

/** What a public form sends besides its own fields. */
export const honeypot = { [honeypotField]: z.string().optional().catch(undefined) }
