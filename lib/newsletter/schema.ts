import { z } from 'zod'
import { emailInput } from '@/lib/core/schemas'

/** What the newsletter box sends. */
export const subscribeInput = z.object({ email: emailInput })
