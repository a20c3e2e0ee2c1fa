import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Where receipts of banks lie as files, as a bank would send them. */
export const receiptFolder = path.join(process.cwd(), 'tests', 'fixtures', 'receipts')

const fixtureSchema = z.object({
  file: z.string(),
  kind: z.enum(['telebirr', 'abyssinia', 'cbe']),
  /** What the customer typed. */
  typed: z.string(),
  verdict: z.enum(['confirmed', 'mismatch', 'unknown']),
  findings: z.array(z.string()),
  /** A reference that paid for another booking before. */
  usedBefore: z.string().optional(),
})

/** Each receipt with what must come of it, for a transfer of Br 3,500 to account 1000123456789 on 21 November 2026. */
export const receiptFixtures = z
  .array(fixtureSchema)
  .parse(JSON.parse(readFileSync(path.join(receiptFolder, 'expected.json'), 'utf8')))
