import http from 'node:http'
import { hrefOf } from '@/lib/routes/routes'
import { expect, test } from '../support/api-test'
import { callersOf } from '../support/access/callers'
import { makePerson, makeWorld } from '../support/access/world'
import { cookieOf } from '../support/fetch-as'
import { siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

type Answer = { status: number; location: string; type: string; body: string }

/** As `send`, and once more where the router's own requests are told their right address. */
async function ask(baseURL: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await send(baseURL, path, headers)
  if (!/[?&]_rsc(?:=|$)/.test(answer.location)) return answer
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
          type: response.headers['content-type'] ?? '',
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

/** What one address answers to each way of asking. */
async function answersOf(baseURL: string, path: string, cookie: string) {
  const answers = []
  for (const [kind, headers] of Object.entries(requests)) {
    answers.push({ kind, ...(await ask(baseURL, path, { ...headers, ...(cookie && { cookie }) })) })
  }
  return answers
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
    const marks = (['en', 'om', 'am'] as const).map((locale) => textsOf(locale)('Today.held'))
    const wrong: string[] = []
    for (const path of spellings) {
      for (const { kind, status, location, body } of await answersOf(baseURL ?? '', path, cookie)) {
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
  const owner = await makePerson(siteDatabase)
  const { booking } = await makeWorld(siteDatabase, owner)
  const address = hrefOf('/EditBookStatus', { id: booking.id })
  const showingIt = async (persona: 'other' | 'admin') => {
    const cookie = await cookieOf((await callers.make(persona)).request)
    const answers = await answersOf(baseURL ?? '', address, cookie)
    return answers.filter(({ body }) => body.includes(owner.email)).map(({ kind }) => kind)
  }
  expect(await showingIt('other')).toEqual([])
  // A prefetch of a page that is made per request holds its outline only.
  expect(await showingIt('admin')).toEqual(Object.keys(requests).filter((kind) => kind !== 'prefetch'))
  await callers.close()
})

test('each way of asking would show these tests a page that is open', async ({ playwright, baseURL }) => {
  const callers = callersOf(playwright, baseURL)
  const cookie = await cookieOf((await callers.make('admin')).request)
  const mark = textsOf('en')('Today.held')
  const shown = (await answersOf(baseURL ?? '', '/Admin', cookie)).map(({ kind, type, body }) => [
    kind,
    type.split(';')[0],
    body.includes(mark) ? 'page' : body.includes('"Admin"') ? 'outline' : 'nothing',
  ])
  expect(shown).toEqual([
    ['plain', 'text/html', 'page'],
    ['router', 'text/x-component', 'page'],
    ['prefetch', 'text/x-component', 'outline'],
    ['already checked', 'text/html', 'page'],
    ['rewritten', 'text/html', 'page'],
  ])
  await callers.close()
})
