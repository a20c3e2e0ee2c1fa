import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createDatabase, withDatabase } from '@/scripts/lib/databases'
import { migrate, migrationsFolder, readMigrations } from '@/scripts/lib/migrate'

/** A new database as the migrations before this one leave it; returns its address. */
export async function databaseBefore(migration: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'entoto-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const { name } of readMigrations()) {
    if (name < migration)
      cpSync(path.join(migrationsFolder, name), path.join(folder, name), { recursive: true })
  }
  const name = `${inject('templateName')}_before_${migration}`
  await createDatabase(inject('adminUrl'), name)
  const url = withDatabase(inject('adminUrl'), name)
  await migrate(url, { folder })
  return url
}
