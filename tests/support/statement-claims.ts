import { database } from '@/lib/db/client'

/** Makes a pending booking of exactly its price for each claim; fast, because there may be thousands. */
export async function makeClaims(claims: readonly { reference: string; santim: number }[]): Promise<void> {
  const rows = JSON.stringify(claims)
  await database().$executeRaw`
    WITH "claims" AS (
      SELECT gen_random_uuid() AS "id", c."reference", c."santim"
      FROM jsonb_to_recordset(${rows}::jsonb) AS c("reference" text, "santim" bigint)
    ), "made" AS (
      INSERT INTO "bookings" ("id", "day", "last_day", "total_santim", "phone", "destination", "vehicle_name",
        "vehicle_model", "vehicle_item", "vehicle_url", "price", "customer_name", "customer_email", "locale")
      SELECT "id", current_date + 30, current_date + 30, "santim", '+251911223344', 'Adama', 'Corolla', '2022',
        'Air conditioning', '/x.webp', "santim" / 100, 'Almaz Tadesse', 'almaz@example.com', 'en' FROM "claims"
    ), "lines" AS (
      INSERT INTO "booking_lines" ("booking_id", "quote", "position", "kind", "args", "quantity", "unit",
        "unit_santim", "amount_santim")
      SELECT "id", 1, 1, 'rent', '{"from": 1}', 1, 'day', "santim", "santim" FROM "claims"
    )
    INSERT INTO "payments" ("id", "booking_id", "way", "amount_santim", "reference", "reference_key", "transfer_kind")
    SELECT gen_random_uuid(), "id", 'transfer', "santim", "reference", "reference", 'ft' FROM "claims"`
}

/** A file as a form sends it. */
export function statementFile(text: string | Uint8Array<ArrayBuffer>): File {
  return new File([text], 'statement.csv', { type: 'text/csv' })
}

/** A statement of lines that came in, or went out where the amount is below 0; amounts in Br. */
export function statementText(lines: readonly { reference: string; birr: number; date?: string }[]): string {
  const rows = lines.map(
    ({ reference, birr, date = '2026-11-20' }) =>
      `${date},${reference},Mobile transfer,${birr < 0 ? -birr : ''},${birr < 0 ? '' : birr}`,
  )
  return ['Date,Reference,Description,Debit,Credit', ...rows].join('\n')
}
