import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse, type PlaywrightWorkerArgs } from '@playwright/test'
import { makeCustomer } from './site-database'

/** A customer who is signed in over the API, with a cookie jar of their own. */
export async function signedInCustomer(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const { email, password } = await makeCustomer()
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const answer = await request.post('/api/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return request
}

/** The body of a valid order over the API. */
export function orderBody(vehicleId: string, date: string, changes: Record<string, unknown> = {}) {
  return {
    _id: vehicleId,
    date,
    phone: '+251911234567',
    destination: 'Bishoftu',
    transactionId: `FT${randomUUID()}`,
    amount: 3500,
    ...changes,
  }
}

/** A JSON answer whose shape the test itself asserts. */
export async function jsonOf(answer: APIResponse): Promise<unknown> {
  expect(answer.headers()['content-type']).toContain('application/json')
  const body: unknown = await answer.json()
  return body
}
