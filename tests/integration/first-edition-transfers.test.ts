import { expect, it } from 'vitest'
import { recogniseTransfer } from '@/lib/transfers/transfer'
import { withClient } from '@/scripts/lib/databases'
import { migrate } from '@/scripts/lib/migrate'
import { databaseBefore } from '../support/first-edition'
import { insertFirstEditionBooking } from '../support/raw-sql'

const migration = '20261122220000_transfer_names'

// What a customer gave, and the key that the first edition made of it.
const stored = [
  ['FT26325ABCD9', 'FT26325ABCD9'],
  ['DGQ790EOTV', 'DGQ790EOTV'],
  ['NIB/2026/00123', 'NIB202600123'],
  ['https://bank.example/r?id=1-2', 'BANK.EXAMPLE/R?ID=1-2'],
  [
    'https://awashpay.awashbank.com:8225/-2KDL95Z0NR-4U61O6',
    'AWASHPAY.AWASHBANK.COM:8225/-2KDL95Z0NR-4U61O6',
  ],
  ['https://awashpay.awashbank.com:8225/-E41AE0D86FFA-21XYYW', 'E41AE0D86FFA21XYYW'],
  [
    'receipts.dashenbanksc.com/receipt/b22wdti2619100wh',
    'RECEIPTS.DASHENBANKSC.COM/RECEIPT/B22WDTI2619100WH',
  ],
  ['https://receipt.ebirr.com/nib/a1b2c3d4e5f6', 'A1B2C3D4E5F6'],
] as const

it('transfers of the first edition keep one key, and what was paid twice is shown', async () => {
  const url = await databaseBefore(migration)
  await withClient(url, async (client) => {
    for (const [transactionId, transactionKey] of stored) {
      await insertFirstEditionBooking(client, { transactionId, transactionKey })
    }
    // Later, and not within the same millisecond: the same two transfers once more, under their other names, which the first
    // edition took for others.
    await client.query(`UPDATE one_day_bookings SET created_at = created_at - interval '1 hour'`)
    const again = [
      await insertFirstEditionBooking(client, { transactionId: '260607112275735' }),
      await insertFirstEditionBooking(client, { transactionId: 'B22WDTI2619100WH' }),
    ]
    expect(await migrate(url)).toContain(migration)
    const { rows } = await client.query<{ text: string; key: string | null; findings: string[]; id: string }>(
      `SELECT booking_id AS id, reference AS text, reference_key AS key, receipt_findings AS findings
       FROM payments ORDER BY created_at, id`,
    )
    const first = rows.filter(({ id }) => !again.includes(id))
    expect(first).toHaveLength(stored.length)
    for (const { text, key, findings } of first) {
      expect({ text, key, findings }).toEqual({ text, key: recogniseTransfer(text).key, findings: [] })
    }
    const second = rows.filter(({ id }) => again.includes(id))
    expect(second).toMatchObject([
      { key: null, findings: ['reused'] },
      { key: null, findings: ['reused'] },
    ])
  })
})
