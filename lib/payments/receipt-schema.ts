import { z } from 'zod'

const text = z.string().max(300)

/** What the Bank of Abyssinia answers about a transfer. */
export const abyssiniaSchema = z.object({
  header: z.object({ status: z.literal('success') }),
  body: z
    .array(
      z.object({
        'Transaction Reference': text,
        'Transferred Amount': text,
        "Receiver's Account": text,
        'Transaction Date': text,
        'Transaction Status': text.optional(),
      }),
    )
    .max(10),
})

/** What the Commercial Bank of Ethiopia answers about a transfer. */
export const cbeSchema = z.object({
  id: text,
  amountCredited: z.union([text, z.number()]),
  creditAccountNo: text,
  dateTimes: z.tuple([z.iso.datetime()], z.unknown()),
  status: text.optional(),
})
