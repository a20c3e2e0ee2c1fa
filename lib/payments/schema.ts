import { z } from 'zod'
import { bookingCodeOf } from '@/lib/bookings/rules'
import { bookingIdSchema, claimFields, optional, requestKeySchema, santim } from '@/lib/bookings/schema'
import { refusalCauses, transferKinds } from '@/lib/core/money'
import {
  fileToSend,
  fromText,
  key,
  oneChosenFile,
  optionalPicture,
  optionalText,
  pictureToSend,
} from '@/lib/core/schemas'
import { cursorQuery, listQuery } from '@/lib/db/cursor'
import { hereInput } from '@/lib/server/return-address'
import { searchInput } from '@/lib/db/search'
import { mostStatementBytes } from './rules'

/** A transfer that a customer tells about, as the form in the browser checks it; what the photo is the server judges. */
export const claimFormInput = z.object({
  id: bookingIdSchema,
  /** Of the secret link by which the booking was opened. */
  key: z.string().max(200).optional(),
  requestKey: requestKeySchema,
  ...claimFields,
  image: pictureToSend,
})

/** The same as it reaches the server. */
export const claimForm = claimFormInput.extend({ image: optionalPicture })

const reason = z.string(key('reasonMissing')).trim().min(1, key('reasonMissing')).max(500, key('tooLong'))

/** What a person decides about a claimed payment; who refuses says why. */
export const decisionRequest = z
  .object({
    state: z.enum(['confirmed', 'refused'], key('statusInvalid')),
    reason: optionalText(500).meta({
      description: `Why it is refused; the customer is told. One of ${refusalCauses.join(', ')} is told in the customer’s language, anything else as it is written.`,
    }),
  })
  .superRefine(({ state, reason: why }, context) => {
    if (state === 'confirmed' || why) return
    context.addIssue({ code: 'custom', path: ['reason'], message: key('reasonMissing') })
  })
export type Decision = z.output<typeof decisionRequest>

const reference = optionalText(200)
const ways = z.enum(['transfer', 'cash'], key('choiceInvalid'))

type Returned = { way?: z.output<typeof ways> | undefined; reference: string | null }

function refuseTransferOfCash({ way, reference: named }: Returned, context: z.RefinementCtx) {
  if (way !== 'cash' || !named) return
  context.addIssue({ code: 'custom', path: ['reference'], message: key('transferOnly') })
}

/** What is returned of a confirmed payment; the amount in santim. */
export const refundRequest = z
  .object({
    amount: santim,
    way: ways.optional().meta({
      description: 'How it goes back; by transfer where a reference is sent, else as it was paid.',
    }),
    reference: reference.meta({ description: 'Of the transfer by which it goes back.' }),
    reason: reason.meta({ description: 'The customer is told.' }),
  })
  .superRefine(refuseTransferOfCash)
export type Refund = z.output<typeof refundRequest>

// Forms of the office; amounts are typed in Br.

const list = z
  .string()
  .max(3000)
  .optional()
  .catch(undefined)
  .meta({ description: 'The address of the list that the form stands in.' })
/** Confirms a transfer. */
export const confirmationForm = z.object({ id: z.uuid(), list, here: hereInput })
/** Why a transfer is refused: a cause of the list, or what staff write; what is written comes first. */
export const refusalForm = z
  .object({
    id: z.uuid(),
    cause: z.enum(refusalCauses).optional().catch(undefined),
    words: optionalText(500),
    list,
  })
  .transform(({ cause, words, ...rest }, context) => {
    const reason = words ?? cause
    if (!reason) {
      context.addIssue({ code: 'custom', path: ['cause'], message: key('reasonMissing') })
      return z.NEVER
    }
    return { ...rest, reason }
  })
/** Confirms the transfers of a list whose amounts are exact. */
export const exactConfirmation = z.object({ list })
const refundFields = { amount: claimFields.amount, way: ways, reference, reason }
/** Notes what is returned of a confirmed payment. */
export const refundForm = z
  .object({ id: z.uuid(), requestKey: requestKeySchema, ...refundFields })
  .superRefine(refuseTransferOfCash)

/** A month of the books, `YYYY-MM`, within the years that a day may have. */
const bookMonth = z.string().regex(/^(19\d{2}|2\d{3})-(0[1-9]|1[0-2])$/)

/** The form that closes a month, once confirmed. */
export const closeMonthForm = z.object({
  id: bookMonth,
  confirmed: z.literal('yes').optional().catch(undefined),
})
/** Notes cash; `asked` is the amount that the person was asked about, since it is more than the booking still costs. */
export const cashForm = z.object({
  ...{ id: bookingIdSchema, requestKey: requestKeySchema },
  amount: claimFields.amount,
  asked: claimFields.amount.optional().catch(undefined),
})

/** A payment over the API: cash that staff take, or a transfer that is claimed. A form sends the amount as text. */
export const paymentRequest = z
  .object({
    way: ways.default('transfer'),
    transactionId: optional(claimFields.transactionId).meta({
      description: 'The id of the bank transfer, or the link of its receipt; not with cash.',
    }),
    amount: z.preprocess(fromText.number, santim),
    image: optionalPicture.meta({ description: 'A photo of the receipt; not with cash.' }),
  })
  .superRefine(({ way, transactionId, image }, context) => {
    const refuse = (name: 'transactionId' | 'image', message: ReturnType<typeof key>) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (way === 'transfer' && transactionId === undefined) refuse('transactionId', key('transactionMissing'))
    // As cash its id would be lost, and the transfer could pay once more.
    if (way === 'cash' && transactionId !== undefined) refuse('transactionId', key('transferOnly'))
    if (way === 'cash' && image !== undefined) refuse('image', key('receiptOfTransfer'))
  })

/** A booking in a path, by its id or its code in any spelling. */
export const bookingParams = z.object({
  id: z
    .string()
    .refine((typed) => bookingIdSchema.safeParse(typed).success || bookingCodeOf(typed) !== null)
    .meta({ description: 'The id of the booking, or its code.' }),
})

/** A month of the books in a path. */
export const monthParams = z.object({
  month: bookMonth.meta({ description: '`YYYY-MM` of the Gregorian calendar.' }),
})

/** Orders of the claims that wait. */
export const waitingOrders = ['oldest', 'newest'] as const

/** What the bank says about claims (CONTRACT section 10). */
export const statementGroups = ['exact', 'differs', 'notFound'] as const
export type StatementGroup = (typeof statementGroups)[number]

/** The address of `/Payments`; what is not understood counts as absent. */
export const waitingQuery = listQuery.extend({
  q: searchInput,
  bank: z
    .enum([...transferKinds, 'unknown'])
    .optional()
    .catch(undefined),
  /** Claims of canceled bookings stay until somebody decides about them, apart from the others. */
  of: z.enum(['canceled']).optional().catch(undefined),
  /** What the bank says about them. */
  group: z.enum(statementGroups).optional().catch(undefined),
  sort: z.enum(waitingOrders).catch('oldest'),
})
export type WaitingQuery = z.output<typeof waitingQuery>

const statementFile = oneChosenFile(key('statementMissing')).meta({
  type: 'string',
  format: 'binary',
  description: 'CSV with comma, semicolon or tab, in UTF-8, UTF-16 or windows-1252; at most 5 MB.',
})
const bank = optionalText(80).meta({
  description: 'The bank that wrote it; the company’s own where it is left out.',
})

/** A bank's statement as the API and the form of the office take it. */
export const statementRequest = z.object({ file: statementFile, bank })

/** The same as the browser checks it; the file is read on the server, which does not look into one far above its size. */
export const statementFormInput = z.object({
  file: fileToSend(mostStatementBytes, { tooLarge: key('statementTooLarge'), empty: key('statementEmpty') }),
  bank,
})

export const statementConfirmation = z.object({ id: z.uuid() })

const column = z.int().min(0).max(200)

/** Which column of a statement's file holds what, counted from 0, as it is remembered. */
export const statementColumnChoice = z.object({
  date: column,
  reference: column.optional(),
  description: column.optional(),
  debit: column.optional(),
  credit: column.optional(),
  amount: column.optional(),
  balance: column.optional(),
})
export type StatementColumnChoice = z.output<typeof statementColumnChoice>

const chosenColumn = z
  .string()
  .regex(/^\d{0,3}$/, key('choiceInvalid'))
  .optional()
  .transform((chosen) => (chosen ? Number(chosen) : undefined))

/** The form that asks which column holds what. */
export const statementColumnsForm = z
  .object({
    id: z.uuid(),
    date: chosenColumn,
    reference: chosenColumn,
    description: chosenColumn,
    debit: chosenColumn,
    credit: chosenColumn,
    amount: chosenColumn,
    balance: chosenColumn,
  })
  .transform(({ id, date, ...others }, context) => {
    const complain = (field: string, message: ReturnType<typeof key>) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const { reference, description, debit, credit, amount } = others
    if (date === undefined) complain('date', key('statementColumnDate'))
    if (reference === undefined && description === undefined) {
      complain('reference', key('statementColumnReference'))
    }
    const isMoved = amount !== undefined || (debit !== undefined && credit !== undefined)
    if (!isMoved) complain('amount', key('statementColumnAmount'))
    const named = Object.entries({ date, ...others }).flatMap(([name, at]) =>
      at === undefined ? [] : [{ name, at }],
    )
    const twice = named.find(({ at }, index) => named.findIndex((one) => one.at === at) < index)
    if (twice) complain(twice.name, key('statementColumnTwice'))
    return date === undefined ? z.NEVER : { id, columns: { date, ...others } }
  })

/** The address of `/Statement`; what is not understood counts as absent. */
export const statementQuery = cursorQuery.extend({
  id: z.uuid().optional().catch(undefined),
  draft: z.uuid().optional().catch(undefined),
  group: z.enum(statementGroups).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
