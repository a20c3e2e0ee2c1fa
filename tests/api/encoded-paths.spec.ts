import http from 'node:http'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { hrefOf } from '@/lib/routes'
import { callersOf } from '../support/access/callers'
import { makePerson, makeWorld } from '../support/access/world'
import { siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

type Answer = { status: number; location: string; body: string }

/** As `send`, and once more where the router's own requests are told their right address. */
async function ask(baseURL: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await send(baseURL, path, headers)
  if (!answer.location.includes('_rsc=')) return answer
  const { pathname, search } = new URL(answer.location, baseURL)
  return send(baseURL, pathname + search, headers)
}

/** Sends the path exactly as written; `fetch` would tidy it up. */
function send(baseURL: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

const spellings = [
  '/Admin',
  '/%41dmin',
  '/Adm%69n',
  '/%2541dmin',
  '//Admin',
  '///Admin',
  '/admin',
  '/ADMIN',
  '/Admin/',
  '/Admin%2f',
  '/%2fAdmin',
  '/Admin%00',
  '/Admin%20',
  '/Admin;x=1',
  '/Admin.rsc',
  '/Admin.txt',
  '/Admin?_rsc=1',
  '/am/Admin',
  '/or/Admin',
  '/en/Admin',
  '/om/Admin',
  '/AM/Admin',
  '/am//Admin',
  '/am/%41dmin',
  '/./Admin',
  '/../Admin',
  '/Home/../Admin',
  '/Home/%2e%2e/Admin',
  '/Home/..%2fAdmin',
  '/am/Home/../Admin',
  '/Home\\..\\Admin',
  '/am/./Admin',
  '/(office)/Admin',
  '/am/(office)/Admin',
  '/_next/../Admin',
  '/api/../Admin',
]

// Ways that have opened guarded pages elsewhere: the router's own requests, and headers that claim the check was done.
const requests: Record<string, Record<string, string>> = {
  plain: {},
  router: { RSC: '1' },
  prefetch: { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  'already checked': { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  rewritten: { 'x-middleware-rewrite': '/en/Admin', 'x-original-url': '/Admin', 'x-rewrite-url': '/Admin' },
}

async function cookieOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

for (const persona of ['visitor', 'other', 'subadmin'] as const) {
  test(`${persona}: no spelling of an admin's address gives anything away`, async ({
    playwright,
    baseURL,
  }) => {
    const callers = callersOf(playwright, baseURL)
    const { request } = await callers.make(persona)
    const cookie = await cookieOf(request)
    await callers.close()
    const marks = (['en', 'om', 'am'] as const).map((locale) => textsOf(locale)('Office.adminLead'))
    const wrong: string[] = []
    for (const path of spellings) {
      for (const [kind, headers] of Object.entries(requests)) {
        const { status, location, body } = await ask(baseURL ?? '', path, {
          ...headers,
          ...(cookie && { cookie }),
        })
        if (status >= 500) wrong.push(`${path} (${kind}): ${status}`)
        if (marks.some((mark) => body.includes(mark))) wrong.push(`${path} (${kind}): shows the page`)
        if (location && !new URL(location, baseURL).href.startsWith(`${baseURL}/`))
          wrong.push(`${path}: to ${location}`)
      }
    }
    expect(wrong).toEqual([])
  })
}

test('a record of somebody else is in no answer of a page that one may not see', async ({
  playwright,
  baseURL,
}) => {
  const callers = callersOf(playwright, baseURL)
  const { request } = await callers.make('other')
  const owner = await makePerson(siteDatabase)
  const { booking } = await makeWorld(siteDatabase, owner)
  const address = hrefOf('/EditBookStatus', { id: booking.id })
  for (const headers of Object.values(requests)) {
    const answer = await request.get(address, { headers })
    expect(await answer.text()).not.toContain(owner.email)
  }
  await callers.close()
})

test('the marks that these tests look for are on the page of an admin', async ({ playwright, baseURL }) => {
  const callers = callersOf(playwright, baseURL)
  const { request } = await callers.make('admin')
  const cookie = await cookieOf(request)
  for (const kind of [requests.plain]) {
    const { body } = await ask(baseURL ?? '', '/Admin', { cookie, ...kind })
    expect(body).toContain(textsOf('en')('Office.adminLead'))
  }
  await callers.close()
})
