import { z } from 'zod'
import { emailInput } from '@/lib/people/schema'

/** What the newsletter box sends. */
export const subscribeInput = z.object({ email: emailInput })
