import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { encodeSessionToken } from '@/lib/auth/session-token'
import {
  answerUnknown,
  chooseLanguage,
  correctSpelling,
  forwardAction,
  putSecretAside,
  redirectIfDenied,
  renderPage,
  type Step,
} from './middleware-steps'
import { readPageVisit } from './page-visit'

beforeAll(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of at least thirty-two letters')
})

const origin = 'http://localhost:3000'

async function answerOf(step: Step, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await step(readPageVisit(new NextRequest(origin + path, { headers, method })))
  if (!response) return null
  const location = response.headers.get('location')
  return {
    status: response.status,
    to: location && location.replace(origin, ''),
    shows: response.headers.get('x-middleware-rewrite')?.replace(origin, ''),
    cookies: response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
    headers: response.headers,
  }
}

async function signedIn(role: 'user' | 'admin'): Promise<Record<string, string>> {
  const id = '018f0000-0000-7000-8000-000000000000'
  return { cookie: `next-auth.session-token=${await encodeSessionToken({ sub: id, sid: id, role })}` }
}

describe('an action forwarded by Next', () => {
  it('goes to the file of its page', async () => {
    const headers = { 'next-action': 'x', 'x-action-forwarded': '1' }
    const answer = await answerOf(forwardAction, '/[locale]/Home', headers, 'POST')
    expect(answer?.shows).toBe('/en/Home')
    expect(await answerOf(forwardAction, '/[locale]/Home', headers)).toBeNull()
    expect(await answerOf(forwardAction, '/Home', headers, 'POST')).toBeNull()
  })
})

describe('an address', () => {
  it('that does not exist shows the page that says so, in its language', async () => {
    expect(await answerOf(answerUnknown, '/am/Nowhere')).toMatchObject({ status: 404, shows: '/am/NotFound' })
    expect(await answerOf(answerUnknown, '/om/Home')).toMatchObject({ status: 404, shows: '/en/NotFound' })
    expect(await answerOf(answerUnknown, '/Home')).toBeNull()
  })

  it('in another spelling leads to the right one', async () => {
    expect(await answerOf(correctSpelling, '/or/aboutus?x=1')).toMatchObject({
      status: 308,
      to: '/or/AboutUS?x=1',
    })
    expect(await answerOf(correctSpelling, '/AboutUS')).toBeNull()
  })
})

describe('the language', () => {
  it('of /en is chosen and remembered', async () => {
    expect(await answerOf(chooseLanguage, '/en/Home?x=1')).toMatchObject({
      status: 307,
      to: '/Home?x=1',
      cookies: ['NEXT_LOCALE=en'],
    })
  })

  it('that somebody prefers is led to, and nothing is remembered', async () => {
    expect(await answerOf(chooseLanguage, '/Home', { 'accept-language': 'am' })).toMatchObject({
      to: '/am/Home',
      cookies: [],
    })
    expect(await answerOf(chooseLanguage, '/', { cookie: 'NEXT_LOCALE=om' })).toMatchObject({ to: '/or' })
    expect(await answerOf(chooseLanguage, '/Home')).toBeNull()
    expect(await answerOf(chooseLanguage, '/am/Home')).toBeNull()
  })

  it('of a request that names none is nobody’s choice', async () => {
    expect((await answerOf(renderPage, '/Home'))?.cookies).toEqual([])
    const unchosen = { 'accept-language': 'am' }
    expect((await answerOf(renderPage, '/am/Home', unchosen))?.cookies).toEqual([])
  })

  it('of an address with a prefix is remembered against another one', async () => {
    expect((await answerOf(renderPage, '/am/Home'))?.cookies).toEqual(['NEXT_LOCALE=am'])
    expect((await answerOf(renderPage, '/am/Home', { cookie: 'NEXT_LOCALE=en' }))?.cookies).toEqual([
      'NEXT_LOCALE=am',
    ])
    const inBackground = { 'sec-fetch-dest': 'empty' }
    expect((await answerOf(renderPage, '/am/Home', inBackground))?.cookies).toEqual([])
  })
})

describe('a page that not everybody may see', () => {
  it('leads visitors to the login and back, and the wrong role home', async () => {
    const back = encodeURIComponent('/am/Admin?x=1')
    expect((await answerOf(redirectIfDenied, '/am/Admin?x=1'))?.to).toBe(`/am/Login?callbackUrl=${back}`)
    expect((await answerOf(redirectIfDenied, '/Admin', await signedIn('user')))?.to).toBe('/Dashboard')
    expect(await answerOf(redirectIfDenied, '/Admin', await signedIn('admin'))).toBeNull()
    expect(await answerOf(redirectIfDenied, '/Home')).toBeNull()
  })
})

describe('the secret of a link', () => {
  it('moves from the address into a cookie', async () => {
    const answer = await answerOf(putSecretAside, '/am/ResetPassword?token=abc')
    expect(answer).toMatchObject({
      status: 303,
      to: '/am/ResetPassword',
      cookies: ['link-resetpassword=abc'],
    })
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answerOf(putSecretAside, '/Home?token=abc')).toBeNull()
  })
})

describe('a page', () => {
  it('has a policy with a nonce of its own', async () => {
    const [one, other] = await Promise.all([answerOf(renderPage, '/Home'), answerOf(renderPage, '/Home')])
    const policies = [one, other].map((answer) => answer?.headers.get('content-security-policy') ?? '')
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
    expect(policies[0]).not.toBe(policies[1])
    expect(one?.shows).toBe('/en/Home')
  })

  it('forgets the message that it shows, and says how it may be kept for reading offline', async () => {
    const answer = await answerOf(renderPage, '/Contact', { cookie: 'flash=x' })
    expect(answer?.cookies).toEqual(['flash='])
    // A script may ask for two pages at once, and shows one of them.
    const byScript = { cookie: 'flash=x', 'sec-fetch-dest': 'empty' }
    expect((await answerOf(renderPage, '/Contact', byScript))?.cookies).toEqual([])
    expect(answer?.headers.get('x-offline-reading')).toBe('copy')
    expect((await answerOf(renderPage, '/Contact'))?.headers.get('x-offline-reading')).toBe('keep')
    expect((await answerOf(renderPage, '/Login'))?.headers.get('x-offline-reading')).toBeNull()
  })

  it('tells the device whose it is by a name that says nothing, so that it keeps nothing of another', async () => {
    const personOf = async (path: string, headers?: Record<string, string>) =>
      (await answerOf(renderPage, path, headers))?.headers.get('x-offline-person')
    const user = await signedIn('user')
    const name = await personOf('/YourBooking?id=x', user)
    expect(name).toMatch(/^[\w-]{16}$/)
    expect(await personOf('/Home', user)).toBe(name)
    expect(await personOf('/Home', await signedIn('user'))).not.toBe(name)
    expect(await personOf('/Home')).toBe('none')
    expect(user['cookie']).not.toContain(name)
  })
})

describe('a secret link of a booking', () => {
  it('is let in without an account, and by its page alone', async () => {
    expect(await answerOf(redirectIfDenied, '/am/YourBooking?key=abc')).toBeNull()
    expect(await answerOf(redirectIfDenied, '/YourBooking')).toMatchObject({ status: 307 })
    expect(await answerOf(redirectIfDenied, '/UserDashboard?key=abc')).toMatchObject({ status: 307 })
  })

  it('is told to nobody, kept by nothing and listed nowhere', async () => {
    const answer = await answerOf(renderPage, '/YourBooking?key=abc')
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
    expect(answer?.headers.get('x-robots-tag')).toContain('noindex')
    const other = await answerOf(renderPage, '/YourBooking?id=abc')
    expect(other?.headers.get('referrer-policy')).toBeNull()
  })

  it('sends its form without a script as a page of this site, and no other page does', async () => {
    const originOf = async (site: string) => {
      const headers = { host: 'localhost:3000', origin: 'null', 'sec-fetch-site': site }
      const answer = await answerOf(renderPage, '/YourBooking?key=abc', headers, 'POST')
      return answer?.headers.get('x-middleware-request-origin')
    }
    expect(await originOf('same-origin')).toBe(origin)
    expect(await originOf('cross-site')).toBe('null')
  })
})
