import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import type { WebServer } from '@/scripts/lib/web-server'
import { expect, test } from '../support/api-test'
import { startAnotherServer } from '../support/another-server'
import { badPictures, plainPicture } from '../support/pictures'
import { peakMemory } from '../support/process-memory'
import { demoAccount, siteDatabase } from '../support/site-database'

test.describe.configure({ mode: 'serial' })

const limitMb = 600
const mark = `Heavy ${randomUUID().slice(0, 8)}`
let folder = ''
let server: WebServer
let request: APIRequestContext

// A server and a store of its own: nobody else's uploads are counted.
test.beforeAll(async ({ playwright }) => {
  folder = mkdtempSync(path.join(tmpdir(), 'entoto-uploads-'))
  server = await startAnotherServer({ DATA_DIR: folder })
  request = await playwright.request.newContext({ baseURL: server.url })
  await request.post('/api/login', { data: demoAccount('subadmin') })
})
test.afterAll(async () => {
  await request.dispose()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

function storedFiles(): string[] {
  const uploads = path.join(folder, 'uploads')
  if (!existsSync(uploads)) return []
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

function post(name: string, buffer: Buffer) {
  const image = { name, mimeType: 'image/jpeg', buffer }
  return request.post('/api/uploads', { multipart: { name: mark, item: 'suv', price: '$60', image } })
}

test('bad pictures leave no file behind and need little memory, all of them at once', async () => {
  const peak = await peakMemory(server.pid ?? 0, async () => {
    const bad = [...badPictures.map(([, , make]) => make), ...badPictures.map(([, , make]) => make)]
    const answers = await Promise.all([
      post('car.jpg', Buffer.alloc(12 * 1024 * 1024)),
      ...bad.map(async (make) => {
        const { name, bytes } = await make()
        return post(name, bytes)
      }),
    ])
    expect(answers.filter((answer) => ![400, 413].includes(answer.status()))).toEqual([])
  })
  expect(storedFiles()).toEqual([])
  expect(await siteDatabase.vehicle.count({ where: { name: mark } })).toBe(0)
  expect(peak).toBeGreaterThan(50)
  expect(peak).toBeLessThan(limitMb)
  process.stdout.write(`  bad pictures: at most ${Math.round(peak)} MB\n`)
})

test('pictures of forty megapixels are stored one after another, in little memory', async () => {
  const large = await plainPicture(7300, 5400).jpeg().toBuffer()
  const peak = await peakMemory(server.pid ?? 0, async () => {
    const answers = await Promise.all(
      ['../../etc/passwd.jpg', 'a.jpg', 'b.jpg'].map((name) => post(name, large)),
    )
    expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201])
  })
  expect(peak).toBeLessThan(limitMb)
  process.stdout.write(`  forty megapixels: at most ${Math.round(peak)} MB\n`)
  expect(storedFiles().filter((name) => !/^vehicle-[0-9a-z]+-\d+\.(?:webp|avif)$/.test(name))).toEqual([])

  const cars = await siteDatabase.vehicle.findMany({ where: { name: mark } })
  expect(cars.map(({ filename }) => filename).toSorted()).toEqual(['a.jpg', 'b.jpg', 'passwd.jpg'])
  for (const { id } of cars) expect((await request.delete(`/api/uploads/${id}`)).status()).toBe(200)
  expect(storedFiles()).toEqual([])
})
