import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/lib/db/client'
import { removeExpired } from '@/lib/jobs/retention'
import { AppError } from '@/lib/core/errors'
import { makeActor } from '@/tests/support/factories'
import { noisyStatement } from '@/tests/support/noisy-statement'
import { openConnection, refusalOf } from '@/tests/support/raw-sql'
import { makeClaims, statementFile, statementText } from '@/tests/support/statement-claims'
import { statementColumnsForm } from './schema'
import { getStatementDraft, importStatement, nameStatementColumns, uploadStatement } from './statement-import'
import { confirmStatement, countStatement, listStatements } from './statement-result'
import { newReference } from '@/tests/support/own-numbers'

const bankName = () => `Bank ${crypto.randomUUID()}`
const upload = (text: string | Uint8Array<ArrayBuffer>, bank = bankName()) => ({
  ...{ file: statementFile(text), bank },
})
const linesOf = (bank: string) =>
  database().statementLine.findMany({ where: { bankKey: bank.toUpperCase() }, orderBy: { day: 'asc' } })

/** What an import is refused with: its code, its field, and the line of the file. */
async function refusalFor(text: string | Uint8Array<ArrayBuffer>) {
  const admin = await makeActor('admin')
  const error = await importStatement(admin, upload(text)).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AppError)) throw error ?? new Error('it was taken')
  return [error.code, error.fields?.file, error.line]
}

describe('a statement', () => {
  it('is kept once, however often its file is uploaded', async () => {
    const admin = await makeActor('admin')
    const sent = upload(noisyStatement(50).text)
    const first = await importStatement(admin, sent)
    expect(await importStatement(admin, sent)).toBe(first)
    const other = await makeActor('admin')
    expect(await importStatement(other, { ...sent, bank: ` ${sent.bank.toLowerCase()}  ` })).toBe(first)
    expect(await linesOf(sent.bank)).toHaveLength(50)
    const audit = await database().auditEntry.findMany({ where: { entityId: first } })
    expect(audit).toMatchObject([{ action: 'import', entity: 'statement', actorId: admin.id }])
  })

  it('is kept once when two admins upload it at the same moment, and so is what overlaps', async () => {
    const admins = [await makeActor('admin'), await makeActor('admin')] as const
    const lines = Array.from({ length: 40 }, () => ({ reference: newReference(), birr: 2000 }))
    const sent = upload(statementText(lines))
    const [one, two] = await Promise.all(admins.map((admin) => importStatement(admin, sent)))
    expect(one).toBe(two)
    const [early, late] = [statementText(lines.slice(0, 30).toReversed()), statementText(lines.slice(10))]
    const ids = await Promise.all(
      [early, late].map((text) => importStatement(admins[0], upload(text, sent.bank))),
    )
    expect(new Set([one, ...ids]).size).toBe(3)
    expect(await linesOf(sent.bank)).toHaveLength(40)
    expect(await countStatement(admins[0], ids[0] ?? '')).toMatchObject({ lines: 30, notFound: 30 })
  })

  it('of 10,000 lines takes a few statements of the database', async () => {
    const admin = await makeActor('admin')
    const { text } = noisyStatement(10_000)
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const began = performance.now()
    const id = await importStatement(admin, upload(text))
    const imported = performance.now()
    const counts = await countStatement(admin, id)
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    process.stdout.write(
      `  10,000 lines: ${seconds(began, imported)} to import, ${seconds(imported, performance.now())} to match, ${queries.mock.calls.length} queries\n`,
    )
    expect(counts.lines).toBe(10_000)
    expect(queries.mock.calls.length).toBeLessThan(20)
    queries.mockRestore()
  })

  it('is read with its letters where the file was cut off within one', async () => {
    const sent = upload(
      new Uint8Array(
        Buffer.from(
          `Date,Reference,Amount,Details\n20/11/2026,${newReference()},5,አበበ\n21/11/2026,${newReference()},5,አበበ`,
        ).subarray(0, -1),
      ),
    )
    await importStatement(await makeActor('admin'), sent)
    expect((await linesOf(sent.bank)).map(({ description }) => description)).toEqual(['አበበ', 'አበ'])
  })

  it('is read in UTF-16 and in windows-1252', async () => {
    const admin = await makeActor('admin')
    const text = statementText([{ reference: newReference(), birr: 2000 }]).replace('Mobile', 'Café')
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    const latin = new Uint8Array(Buffer.from(text, 'latin1'))
    for (const bytes of [utf16, latin]) {
      const sent = upload(bytes)
      await importStatement(admin, sent)
      expect((await linesOf(sent.bank))[0]?.description).toBe('Café transfer')
    }
  })

  it('is refused with the reason, and with the line of the file where one is wrong', async () => {
    expect(await refusalFor('')).toEqual(['INVALID_INPUT', 'statementEmpty', undefined])
    expect(await refusalFor('Date,Reference,Amount\n')).toEqual([
      'INVALID_INPUT',
      'statementEmpty',
      undefined,
    ])
    for (const bytes of ['%PDF-1.7\n', '<html><table>', 'PK\u0003\u0004 workbook']) {
      expect(await refusalFor(bytes)).toEqual(['INVALID_INPUT', 'statementNotCsv', undefined])
    }
    const good = 'Date,Reference,Amount\n20/11/2026,FT26324AAAAA,100\n'
    expect(await refusalFor(`${good}32/11/2026,X,100`)).toEqual(['INVALID_INPUT', 'statementDate', 3])
    for (const day of ['20/11/2999', '20/11/1970', '11/03/2019']) {
      expect(await refusalFor(`${good}${day},X,100`)).toEqual(['INVALID_INPUT', 'statementDayFar', 3])
    }
    expect(await refusalFor(`${good}20/11/2026,X,1O0`)).toEqual(['INVALID_INPUT', 'statementAmount', 3])
    expect(await refusalFor('a,b,c\nd,e,f\n')).toEqual([
      ...['INVALID_INPUT', 'statementColumnsUnknown', undefined],
    ])
    expect(await refusalFor('x'.repeat(5 * 1024 * 1024 + 1))).toEqual([
      ...['BODY_TOO_LARGE', 'statementTooLarge', undefined],
    ])
  })

  it('stands in the list with its days', async () => {
    const admin = await makeActor('admin')
    const lines = ['2026-11-04', '2026-11-02'].map((date) => ({ reference: newReference(), birr: 100, date }))
    const id = await importStatement(admin, upload(statementText(lines)))
    const { rows } = await listStatements(admin, {})
    expect(rows[0]).toMatchObject({ id, firstDay: '2026-11-02', lastDay: '2026-11-04', lines: 2 })
  })
})

describe('a file whose columns nobody knows', () => {
  const unknown = (references: readonly string[]) =>
    ['Tarikh;Wabii;Galii;Baasii', ...references.map((one) => `20/11/2026;${one};2000;`)].join('\n')
  const columns = { date: 0, reference: 1, credit: 2, debit: 3 }

  it('is asked about once, and remembered for the bank', async () => {
    const admin = await makeActor('admin')
    const bank = bankName()
    const asked = await uploadStatement(admin, upload(unknown([newReference()]), bank))
    if (!('draftId' in asked)) throw new Error('it was not asked about')
    const draft = await getStatementDraft(admin, asked.draftId)
    expect(draft).toMatchObject({ bank, rows: [['Tarikh', 'Wabii', 'Galii', 'Baasii'], expect.any(Array)] })
    const wrong = nameStatementColumns(admin, { id: asked.draftId, columns: { ...columns, date: 1 } })
    await expect(wrong).rejects.toMatchObject({ fields: { date: 'statementColumnDate' } })
    const form = { id: asked.draftId, date: '0', reference: '1', description: '', credit: '2', debit: '3' }
    const id = await nameStatementColumns(admin, statementColumnsForm.parse(form))
    expect(await countStatement(admin, id)).toMatchObject({ lines: 1, notFound: 1 })
    expect(await getStatementDraft(admin, asked.draftId)).toBeNull()

    expect(await uploadStatement(admin, upload(unknown([newReference()]), bank))).toHaveProperty(
      'statementId',
    )
    // Another header may mean other columns.
    const other = unknown([newReference()]).replace('Galii;Baasii', 'Baasii;Galii')
    expect(await uploadStatement(admin, upload(other, bank))).toHaveProperty('draftId')
    expect(await uploadStatement(admin, upload(unknown([newReference()])))).toHaveProperty('draftId')
  })

  it('is forgotten after a day', async () => {
    const admin = await makeActor('admin')
    const asked = await uploadStatement(admin, upload(unknown([newReference()])))
    if (!('draftId' in asked)) throw new Error('it was not asked about')
    await removeExpired(new AbortController().signal, new Date(Date.now() + 25 * 3_600_000))
    expect(await getStatementDraft(admin, asked.draftId)).toBeNull()
  })
})

describe('the lines of a statement', () => {
  it('lose the text of the bank after 90 days, and when the customer leaves', async () => {
    const admin = await makeActor('admin')
    const [claimed, stranger] = [newReference(), newReference()]
    await makeClaims([{ reference: claimed, santim: 200_000 }])
    const customer = await makeActor()
    await database().booking.updateMany({
      where: { payments: { some: { referenceKey: claimed } } },
      data: { userId: customer.id },
    })
    const sent = upload(statementText([claimed, stranger].map((one) => ({ reference: one, birr: 2000 }))))
    await importStatement(admin, sent)
    const textOf = async (key: string) =>
      (await linesOf(sent.bank)).find((line) => line.reference === key)?.description
    await database().user.delete({ where: { id: customer.id } })
    expect([await textOf(claimed), await textOf(stranger)]).toEqual([null, 'Mobile transfer'])
    await removeExpired(new AbortController().signal, new Date(Date.now() + 91 * 24 * 3_600_000))
    expect(await textOf(stranger)).toBeNull()
    // Its lines are known all the same.
    await importStatement(admin, sent)
    expect(await linesOf(sent.bank)).toHaveLength(2)
  })

  it('stay as the bank wrote them, and are linked to a payment of their reference and amount alone', async () => {
    const admin = await makeActor('admin')
    const [one, two] = [newReference(), newReference()]
    await makeClaims([one, two].map((key) => ({ reference: key, santim: 200_000 })))
    const sent = upload(statementText([one, two].map((key) => ({ reference: key, birr: 2000 }))))
    await confirmStatement(admin, await importStatement(admin, sent))
    const client = await openConnection()
    const [line] = await linesOf(sent.bank)
    const set = (change: string) =>
      refusalOf(client.query(`UPDATE statement_lines SET ${change} WHERE id = $1`, [line?.id]))
    expect(await set('amount_santim = 1')).toMatch(/stays as the bank wrote it/)
    expect(await set(`description = 'other'`)).toMatch(/stays as the bank wrote it/)
    expect(await set('payment_id = NULL')).toMatch(/stays as the bank wrote it/)
    expect(await refusalOf(client.query('DELETE FROM statement_lines WHERE id = $1', [line?.id]))).toMatch(
      /never removed/,
    )
    const copy = `INSERT INTO statement_lines (bank_key, identity, day, reference, amount_santim, payment_id)
      SELECT bank_key, gen_random_uuid()::text, day, 'OTHER', amount_santim, payment_id FROM statement_lines WHERE id = $1`
    expect(await refusalOf(client.query(copy, [line?.id]))).toMatch(/of its reference and amount/)
    const again = `INSERT INTO statement_lines (bank_key, identity, day, reference, amount_santim)
      SELECT bank_key, identity, day, reference, amount_santim FROM statement_lines WHERE id = $1`
    expect(await refusalOf(client.query(again, [line?.id]))).toBe('statement_lines_identity_key')
  })
})
