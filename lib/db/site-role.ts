import 'server-only'
import { logger } from '@/lib/core/logger'
import { databasePool } from './client'

/** Whether the role of this process could change tables or switch the rules of the database off. */
export async function ownsTables(): Promise<boolean> {
  const { rows } = await databasePool().query<{ owns: boolean }>(`
    SELECT r.rolsuper OR EXISTS (
      SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND pg_has_role(c.relowner, 'MEMBER')
    ) AS owns
    FROM pg_roles r WHERE r.rolname = current_user`)
  return rows[0]?.owns ?? false
}

/** Says in the log of a start where the site runs as the owner of its tables (docs/operations/database-roles.md). */
export async function warnOfOwnership(): Promise<void> {
  // An unreachable database is reported elsewhere.
  if (!(await ownsTables().catch(() => false))) return
  logger.warn(
    'the role of DATABASE_URL owns the tables: set DATABASE_OWNER_URL and let the site run as another',
  )
}
