import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readMigrations, storeMigration } from './migrate'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'entoto-migrations-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function land(name: string): void {
  mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, name, 'migration.sql'), 'SELECT 1')
}

const names = () => readMigrations(folder).map(({ name }) => name)

it('names a new migration by the moment at which it is written', () => {
  land('20200101000000_first')
  storeMigration('add_colour', 'SELECT 2', folder)
  const year = String(new Date().getUTCFullYear())
  expect(names()).toEqual(['20200101000000_first', expect.stringMatching(`^${year}\\d{10}_add_colour$`)])
})

it('names a new migration after the newest one, whatever the clock says', () => {
  land('29990101000059_dated_ahead')
  storeMigration('add_colour', 'SELECT 2', folder)
  storeMigration('add_size', 'SELECT 3', folder)
  expect(names()).toEqual([
    '29990101000059_dated_ahead',
    '29990101000060_add_colour',
    '29990101000061_add_size',
  ])
})
