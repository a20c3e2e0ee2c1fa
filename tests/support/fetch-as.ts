import type { APIRequestContext } from '@playwright/test'

/** Asks for an address of the site. */
export type Ask = (
  path: string,
  init?: RequestInit & { headers?: Record<string, string> },
) => Promise<Response>

/**
 * Asks by `fetch` as somebody who is signed in, for hundreds of requests at once: each new connection of a request context looks
 * for `localhost` in the internet's newer addresses as well, and many of these at once may take the resolver seconds.
 */
export async function fetchAs(request: APIRequestContext, url: string): Promise<Ask> {
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return (path, init) => fetch(url + path, { ...init, headers: { ...init?.headers, cookie } })
}

/** What sends JSON. */
export const jsonBody = (data: unknown) => ({
  body: JSON.stringify(data),
  headers: { 'content-type': 'application/json' },
})
