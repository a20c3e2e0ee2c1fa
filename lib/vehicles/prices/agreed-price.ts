import { z } from 'zod'
import { parseAmount } from '@/lib/core/money'
import { key, optionalText } from '@/lib/core/schemas'
import type { AgreedPrice } from './quote'

const agreedText = optionalText(200)
const most = 1_000_000_000

/** Lines that staff add to a price, each with its reason; amounts in santim, below 0 for what is taken off. */
export const staffLines = z
  .array(
    z
      .object({
        text: agreedText.meta({ description: 'What it is, or why.' }),
        reason: agreedText.meta({ description: 'Why; the customer reads it.' }),
        amount: z
          .int(key('santimInvalid'))
          .min(-most, key('santimInvalid'))
          .max(most, key('santimInvalid'))
          .meta({
            description: 'In santim; below 0 for what is taken off.',
          }),
      })
      .transform(({ text, reason, amount }): AgreedPrice => {
        return { text: text && reason ? `${text} (${reason})` : (text ?? reason ?? ''), amount }
      })
      .refine(({ text }) => text !== '', key('agreedReasonMissing')),
    key('choiceInvalid'),
  )
  .max(10, key('tooLong'))
  .meta({ description: 'What staff add or take off, each with its reason.' })

const isNothing = (typed: string) => /^0(\.0{1,2})?$/.test(typed)

/**
 * The same as a form asks for it: what the whole is to cost, in Br, 0 where it is given away, and why. Both are left empty for
 * the price list.
 */
export const agreedFields = {
  agreedTotal: optionalText(20)
    .transform((typed) => (typed === null ? null : isNothing(typed) ? 0 : (parseAmount(typed) ?? Number.NaN)))
    .refine((santim) => santim === null || santim >= 0, key('amountInvalid')),
  agreedReason: agreedText,
}

type AgreedFields = { agreedTotal: number | null; agreedReason: string | null }

/** A price that is agreed has its reason. */
export const agreedWithReason = ({ agreedTotal, agreedReason }: AgreedFields, context: z.RefinementCtx) => {
  if (agreedTotal === null || agreedReason) return
  context.addIssue({ code: 'custom', path: ['agreedReason'], message: key('agreedReasonMissing') })
}

/** What a form asks that books at once: what was agreed, and in santim what it showed as the total by the price list. */
export const priceFields = {
  ...agreedFields,
  seenTotal: z.coerce.number().int().optional().catch(undefined),
}

/** What a form says was agreed. */
export const agreedOf = ({ agreedTotal, agreedReason }: AgreedFields): AgreedPrice[] =>
  agreedTotal === null || !agreedReason ? [] : [{ text: agreedReason, total: agreedTotal }]

/** At which price a form books: at the one that was agreed, else at the listed one, which is to be the one that it showed. */
export const priceOf = ({ seenTotal, ...typed }: AgreedFields & { seenTotal?: number | undefined }) => {
  const agreed = agreedOf(typed)
  return { agreed, seenTotal: agreed.length > 0 ? undefined : seenTotal }
}
