import 'server-only'
import { type Actor, authorize } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { readSettings } from './current-settings'
import type { VersionedSettings } from './view'

/** The settings for an admin (CONTRACT section 13). */
export async function getSettings(actor: Actor): Promise<VersionedSettings> {
  authorize(actor, 'settings:manage')
  return readSettings(database())
}
