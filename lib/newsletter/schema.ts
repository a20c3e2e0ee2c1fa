import { z } from 'zod'
import { requestKeySchema } from '@/lib/bookings/schema'
import { routing } from '@/lib/core/i18n/routing'
import { emailInput, key, optionalText } from '@/lib/core/schemas'

/** What the newsletter box sends. */
export const subscribeInput = z.object({ email: emailInput })

const locale = z.enum(routing.locales)

/** A newsletter in each language that its readers read; a language that is left empty gets none. */
export const newsletterForm = z
  .object({
    requestKey: requestKeySchema,
    subjects: z.record(locale, optionalText(120)),
    texts: z.record(locale, optionalText(10_000)),
  })
  .superRefine(({ subjects, texts }, context) => {
    const begun = routing.locales.filter((one) => subjects[one] || texts[one])
    for (const one of begun.length > 0 ? begun : (['en'] as const)) {
      if (!subjects[one])
        context.addIssue({ code: 'custom', path: ['subjects', one], message: key('subjectMissing') })
      if (!texts[one])
        context.addIssue({ code: 'custom', path: ['texts', one], message: key('messageMissing') })
    }
  })
export type NewsletterInput = z.output<typeof newsletterForm>
