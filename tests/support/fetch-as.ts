import type { APIRequestContext } from '@playwright/test'

/** Asks for an address of the site. */
export type Ask = (
  path: string,
  init?: RequestInit & { headers?: Record<string, string> },
) => Promise<Response>

/** The cookies of whoever is signed in, as the header sends them. */
export async function cookieOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/**
 * Asks by `fetch` as somebody who is signed in, for hundreds of requests at once: each new connection of a request context looks
 * `localhost` up in IPv6 as well, and many of these at once may take the resolver seconds.
 */
export async function fetchAs(request: APIRequestContext, url: string): Promise<Ask> {
  const cookie = await cookieOf(request)
  return (path, init) => fetch(url + path, { ...init, headers: { ...init?.headers, cookie } })
}

/** What sends JSON. */
export const jsonBody = (data: unknown) => ({
  body: JSON.stringify(data),
  headers: { 'content-type': 'application/json' },
})
