import { z } from 'zod'
import { emailInput } from '@/lib/core/person-schema'

/** What the newsletter box sends. */
export const subscribeInput = z.object({ email: emailInput })
