import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg'
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg'
import { migrationsFolder, readMigrations } from './migrations'
import { projectPath } from './project'
import { createEngineAdapter } from './schema-engine-adapter'

const schemaFile = projectPath('prisma', 'schema.prisma')

/**
 * Prisma's schema engine as WebAssembly, the same commit as the pinned Prisma: its usual program can
 * only be had from Prisma's own host. Loaded by hand because Node cannot import a .wasm file.
 */
export async function openSchemaEngine(addresses: {
  url: string
  scratchUrl: string
}): Promise<SchemaEngine> {
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  })
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const wasm = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')))
  const instance = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': { ...engineModule } })
  engineModule.__wbg_set_wasm(instance.exports)
  const begin = instance.exports.__wbindgen_start
  if (typeof begin === 'function') begin()
  const datamodels: [string, string][] = [[schemaFile, readFileSync(schemaFile, 'utf8')]]
  return engineModule.SchemaEngine.new({ datamodels }, () => undefined, createEngineAdapter(addresses))
}

/** All landed migrations, as a side of a comparison. */
export function migrationsTarget(): DiffTarget {
  const lockfile = path.join(migrationsFolder, 'migration_lock.toml')
  return {
    tag: 'migrations',
    baseDir: migrationsFolder,
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null,
    },
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

/** `schema.prisma`, as a side of a comparison. */
export function schemaTarget(): DiffTarget {
  return { tag: 'schemaDatamodel', files: [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }] }
}
