import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPostmaster } from './postmaster'

let cluster: string
let file: string

beforeEach(() => {
  cluster = mkdtempSync(path.join(tmpdir(), 'entoto-cluster-'))
  file = path.join(cluster, 'postmaster.pid')
})
afterEach(() => rmSync(cluster, { recursive: true }))

describe('the file of a server', () => {
  it('that begins to write it is left alone: without it the server would end by itself', () => {
    writeFileSync(file, '')
    expect(findPostmaster(cluster)).toBeNull()
    expect(existsSync(file)).toBe(true)
  })

  it('that was left empty by a crash is removed', () => {
    writeFileSync(file, '')
    const minuteAgo = new Date(Date.now() - 60_000)
    utimesSync(file, minuteAgo, minuteAgo)
    expect(findPostmaster(cluster)).toBeNull()
    expect(existsSync(file)).toBe(false)
  })

  it('that names a program which is no server of this folder is removed', () => {
    writeFileSync(file, `${process.pid}\n${cluster}\n1700000000\n5432\n\nlocalhost\n\nready\n`)
    expect(findPostmaster(cluster)).toBeNull()
    expect(existsSync(file)).toBe(false)
  })
})
