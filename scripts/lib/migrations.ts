import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectPath } from './project'

export const migrationsFolder = projectPath('prisma', 'migrations')

export interface Migration {
  name: string
  sql: string
  /** What Prisma's own tool keeps as well: sha256 of the file, in hex. */
  checksum: string
}

/** All migrations of the project in the order of their names, which is the order of time. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
