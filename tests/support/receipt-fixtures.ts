import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readableKinds } from '@/lib/transfers/rules'
import { madeReceipts } from './receipt-cases'

/** Where receipts of banks lie as files, as a bank would send them. */
const receiptFolder = path.join(process.cwd(), 'tests', 'fixtures', 'receipts')

const fixtureSchema = z
  .object({
    file: z.string(),
    kind: z.enum(readableKinds),
    /** What the customer typed. */
    typed: z.string(),
    verdict: z.enum(['confirmed', 'mismatch', 'unknown']),
    findings: z.array(z.string()),
    /** A reference that paid for another booking before. */
    usedBefore: z.string().optional(),
  })
  .transform((fixture) => ({ ...fixture, body: readFileSync(path.join(receiptFolder, fixture.file)) }))

type ReceiptFixture = Omit<z.output<typeof fixtureSchema>, 'body'> & { body: Buffer }

/** Each receipt with what must come of it, for a transfer of Br 3,500 to account 1000123456789 on 21 November 2026. */
export const receiptFixtures: ReceiptFixture[] = [
  ...z
    .array(fixtureSchema)
    .parse(JSON.parse(readFileSync(path.join(receiptFolder, 'expected.json'), 'utf8'))),
  ...madeReceipts,
]
