import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { operations } from '@/lib/site/operations'
import { expect, test } from '../support/api-test'
import { demoAccount, siteDatabase } from '../support/site-database'

const values: Record<string, string> = { type: 'suv', priceBand: '3k', status: 'pending' }
const lists = operations.filter(({ isList }) => isList)
const addressOf = (path: string) =>
  `/api${path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? name)}`

// The one list that belongs to a record is that of a booking's payments.
test.beforeAll(async () => {
  const paid = await siteDatabase.payment.findFirstOrThrow({ where: { state: 'confirmed' } })
  values.id = paid.bookingId
})

test.beforeEach(async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('admin') })
})

test('there are lists to walk through', () => {
  expect(lists.length).toBeGreaterThan(10)
})

const rowsSchema = z.array(z.looseObject({ _id: z.string() }))

async function pageAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const { link = '', 'x-total-count': total } = answer.headers()
  const leadTo = (relation: string) => new RegExp(`<([^>]+)>; rel="${relation}"`).exec(link)?.[1]
  const rows = rowsSchema.parse(await answer.json())
  return { rows, isEmpty: total === '0', previous: leadTo('prev'), next: leadTo('next') }
}

for (const { id, path } of lists) {
  test(`${id}: a page beyond the end holds nothing and leads back to the last one`, async ({ request }) => {
    // Other tests may remove the last row between the two requests.
    await expect(async () => {
      const beyond = await pageAt(request, `${addressOf(path)}?page=9999&limit=1`)
      expect(beyond).toMatchObject({ rows: [], next: undefined })
      const last = await pageAt(request, beyond.previous ?? '')
      expect(last.rows).toHaveLength(beyond.isEmpty ? 0 : 1)
    }).toPass({ timeout: 10_000 })
  })

  test(`${id}: the way to the next page leads on behind the first`, async ({ request }) => {
    const first = await pageAt(request, `${addressOf(path)}?limit=1`)
    if (!first.next) return
    expect(first.next).toContain('after=')
    const second = await pageAt(request, first.next)
    expect(second.rows.map(({ _id }) => _id)).not.toContain(first.rows[0]?._id)
  })
}
