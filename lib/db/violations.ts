/** Invariants of the database that a service answers for (prisma/migrations, docs/decisions/database-invariants.md). */
const violations = {
  SOLD_OUT: 'one_day_sold_out',
  TRANSACTION_USED: ['one_day_bookings_transaction_key_key', 'one_day_bookings_transaction_text_key'],
  EMAIL_TAKEN: 'users_email_key',
  LAST_ADMIN: 'last_admin',
  PLACES_HELD: 'one_day_places_held',
  REQUEST_KEY_USED: 'request_keys_pkey',
} as const

/** Whether a database error is the named violation. Reads messages for recognition only; they are never shown. */
export function isViolation(error: unknown, name: keyof typeof violations): boolean {
  if (!(error instanceof Error)) return false
  const known = violations[name]
  const names = typeof known === 'string' ? [known] : known
  const text = `${error.message} ${'meta' in error ? JSON.stringify(error.meta) : ''} ${'cause' in error ? JSON.stringify(error.cause) : ''}`
  return names.some((constraint) => text.includes(constraint))
}
