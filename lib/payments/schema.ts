import { z } from 'zod'
import { bookingIdSchema, claimFields } from '@/lib/bookings/schema'
import { optionalPicture } from '@/lib/core/schemas'

/** A transfer that a customer tells about, as the form in the browser checks it; the photo is judged on the server. */
export const claimFormInput = z.object({ id: bookingIdSchema, ...claimFields, image: z.unknown().optional() })

/** The same as it reaches the server. */
export const claimForm = claimFormInput.extend({ image: optionalPicture })
