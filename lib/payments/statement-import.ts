import 'server-only'
import { createHash } from 'node:crypto'
import { recordAudit } from '@/lib/audit/audit-writer'
import { type Actor, authorize, type SignedInActor } from '@/lib/auth/permissions'
import { dateOfDay, dayInAddis } from '@/lib/core/day'
import { bankAccounts } from '@/lib/core/company'
import { AppError, type ValidationKey } from '@/lib/core/errors'
import { database, type Transaction } from '@/lib/db/client'
import { isStatementDay } from './rules'
import { type StatementColumnChoice, statementColumnChoice } from './schema'
import { bankKeyOf, headerOf } from './statement-values'
import { readStatementFile } from './statement-file'
import {
  lineIdentities,
  parseStatement,
  type StatementLine,
  type StatementProblem,
} from './statement-formats'

type Upload = {
  file: File
  /** As the admin names it; the company's own bank where nobody does. */
  bank: string | null
}

/** A file whose columns nobody knows: its bank and its first rows, for a person to say what they hold. */
export type StatementDraft = { id: string; bank: string; rows: string[][] }

/**
 * Keeps the lines of a bank's statement, each once, and returns the id of the statement; the same file again is the same
 * statement (CONTRACT section 10). Throws INVALID_INPUT, with the line of the file where one cannot be read, and
 * BODY_TOO_LARGE.
 */
export async function importStatement(actor: Actor, upload: Upload): Promise<string> {
  authorize(actor, 'statement:manage')
  const { text, bank } = await readUpload(upload)
  const result = await parseRemembered(text, bank)
  if (result.outcome === 'ask') throw new AppError('INVALID_INPUT', { file: 'statementColumnsUnknown' })
  return keepStatement(actor, { bank, lines: linesOf(result, 'file') })
}

/** As `importStatement`; a file whose columns nobody knows is put aside for a day, to be asked about. */
export async function uploadStatement(
  actor: Actor,
  upload: Upload,
): Promise<{ statementId: string } | { draftId: string }> {
  authorize(actor, 'statement:manage')
  const { text, bank } = await readUpload(upload)
  const result = await parseRemembered(text, bank)
  if (result.outcome !== 'ask') {
    return { statementId: await keepStatement(actor, { bank, lines: linesOf(result, 'file') }) }
  }
  const { id } = await database().statementDraft.create({
    data: { bank, text, createdById: actor.id },
    select: { id: true },
  })
  return { draftId: id }
}

/** What a file that was put aside holds, or null when there is none with that id. */
export async function getStatementDraft(actor: Actor, id: string): Promise<StatementDraft | null> {
  authorize(actor, 'statement:manage')
  const draft = await database().statementDraft.findUnique({
    where: { id },
    select: { bank: true, text: true },
  })
  const result = draft && parseStatement(draft.text)
  if (result?.outcome !== 'ask') return null
  return { id, bank: draft?.bank ?? '', rows: result.rows }
}

/**
 * Says which column of a file that was put aside holds what, keeps its lines, and remembers the columns for the bank.
 * Returns the id of the statement. Throws NOT_FOUND, and INVALID_INPUT where the columns do not fit.
 */
export async function nameStatementColumns(
  actor: Actor,
  { id, columns }: { id: string; columns: StatementColumnChoice },
): Promise<string> {
  authorize(actor, 'statement:manage')
  const draft = await database().statementDraft.findUnique({
    where: { id },
    select: { bank: true, text: true },
  })
  const asked = draft && parseStatement(draft.text)
  if (!draft || asked?.outcome !== 'ask') throw new AppError('NOT_FOUND')
  const result = parseStatement(draft.text, columns)
  const header = headerOf(asked.rows, columns)
  if (result.outcome === 'ask' || header === null) {
    throw new AppError('INVALID_INPUT', { date: 'statementColumnDate' })
  }
  const statementId = await keepStatement(actor, { bank: draft.bank, lines: linesOf(result, 'columns') })
  await remember({ bank: draft.bank, header, columns })
  await database().statementDraft.deleteMany({ where: { id } })
  return statementId
}

async function readUpload({ file, bank }: Upload): Promise<{ text: string; bank: string }> {
  return { text: await readStatementFile(file), bank: (bank ?? bankAccounts()[0]?.bank ?? '').trim() }
}

/** Reads a file by its own header, else by the columns that were named for a file of this bank with the same header. */
async function parseRemembered(text: string, bank: string) {
  const result = parseStatement(text)
  if (result.outcome !== 'ask') return result
  const known = await database().statementColumns.findUnique({
    where: { bankKey: bankKeyOf(bank) },
    select: { header: true, columns: true },
  })
  const columns = statementColumnChoice.safeParse(known?.columns).data
  return columns && headerOf(result.rows, columns) === known?.header ? parseStatement(text, columns) : result
}

async function remember({
  bank,
  header,
  columns,
}: {
  bank: string
  header: string
  columns: StatementColumnChoice
}): Promise<void> {
  const named = { header, columns }
  const bankKey = bankKeyOf(bank)
  await database().statementColumns.upsert({
    where: { bankKey },
    create: { bankKey, ...named },
    update: named,
    select: { bankKey: true },
  })
}

const problemKeys = {
  plain: 'statementNotCsv',
  unreadable: 'statementUnreadable',
  cut: 'statementCut',
  date: 'statementDate',
  amount: 'statementAmount',
  balance: 'statementBalance',
} as const satisfies Record<StatementProblem, ValidationKey>

/** The field that a problem belongs to where the columns were named. */
const problemColumns = {
  plain: 'date',
  unreadable: 'date',
  cut: 'balance',
  date: 'date',
  amount: 'amount',
  balance: 'balance',
} as const satisfies Record<StatementProblem, string>

type Parsed = Exclude<ReturnType<typeof parseStatement>, { outcome: 'ask' }>

function linesOf(result: Parsed, asked: 'file' | 'columns'): StatementLine[] {
  const field =
    asked === 'file' ? 'file' : problemColumns[result.outcome === 'refused' ? result.problem : 'date']
  if (result.outcome === 'refused') {
    const where = result.problem === 'plain' ? {} : { line: result.line }
    throw new AppError('INVALID_INPUT', { [field]: problemKeys[result.problem] }, where)
  }
  if (result.lines.length === 0) {
    throw new AppError('INVALID_INPUT', { [field]: 'statementEmpty' })
  }
  const today = dayInAddis(new Date())
  const far = result.lines.find(({ date }) => !isStatementDay(date, today))
  if (far) throw new AppError('INVALID_INPUT', { [field]: 'statementDayFar' }, { line: far.line })
  return result.lines
}

type Sheet = { bank: string; lines: readonly StatementLine[] }

async function keepStatement(actor: SignedInActor, { bank, lines }: Sheet): Promise<string> {
  const bankKey = bankKeyOf(bank)
  const identities = lineIdentities(bankKey, lines)
  const digest = createHash('sha256').update(identities.join('\n')).digest('base64url')
  const days = lines.map(({ date }) => date).toSorted()
  const [firstDay, lastDay] = [days[0], days.at(-1)]
  if (!firstDay || !lastDay) throw new AppError('INVALID_INPUT', { file: 'statementEmpty' })
  const statement = {
    ...{ bank, digest, lines: lines.length, uploadedById: actor.id },
    ...{ firstDay: dateOfDay(firstDay), lastDay: dateOfDay(lastDay) },
  }
  return database().$transaction(async (transaction) => {
    // Who uploads the same file at the same moment waits here for the other.
    const { count } = await transaction.statement.createMany({ data: [statement], skipDuplicates: true })
    const { id } = await transaction.statement.findUniqueOrThrow({ where: { digest }, select: { id: true } })
    if (count === 0) return id
    await writeLines(transaction, { id, bankKey, lines, identities })
    await recordAudit(transaction, actor, {
      ...{ action: 'import', entity: 'statement', entityId: id, changes: { lines: [null, lines.length] } },
    })
    return id
  })
}

type Written = { id: string; bankKey: string; lines: readonly StatementLine[]; identities: readonly string[] }

/** Two statements of overlapping days meet at the lines that both have; each waits for the other in one order. */
async function writeLines(
  transaction: Transaction,
  { id, bankKey, lines, identities }: Written,
): Promise<void> {
  const rows = JSON.stringify(
    lines.map(({ line, date, reference, description, santim }, index) => ({
      ...{ line, day: date, reference, santim, identity: identities[index] },
      description: description.slice(0, 500) || null,
    })),
  )
  await transaction.$executeRaw`
    INSERT INTO "statement_lines" ("bank_key", "identity", "day", "reference", "description", "amount_santim")
    SELECT ${bankKey}, r."identity", r."day", r."reference", r."description", r."santim"
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS r("identity" text, "day" date, "reference" text, "description" text, "santim" bigint)
    ORDER BY r."identity"
    ON CONFLICT ("identity") DO NOTHING`
  await transaction.$executeRaw`
    INSERT INTO "statement_entries" ("statement_id", "line_id", "line")
    SELECT ${id}::uuid, l."id", r."line"
    FROM jsonb_to_recordset(${rows}::jsonb) AS r("identity" text, "line" integer)
    JOIN "statement_lines" l USING ("identity")`
}
