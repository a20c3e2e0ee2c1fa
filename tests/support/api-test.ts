import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type APIResponse } from '@playwright/test'
import type { WebServer } from '@/scripts/lib/web-server'
import { startAnotherServer } from './another-server'
import { nameOf, problemsOf, type Answer } from './api-description'

/** Where the workers write down which described answers they have met; Playwright empties its folder at the start. */
export const metAnswersFolder = path.join('test-results', 'api-answers')

const met = new Set<string>()

function note(name: string): void {
  if (met.has(name)) return
  met.add(name)
  mkdirSync(metAnswersFolder, { recursive: true })
  appendFileSync(path.join(metAnswersFolder, `${process.pid}.txt`), `${name}\n`)
}

/** Fails unless an answer of the API fits its description; gives its name there. */
function checkAnswer(answer: Answer): string | undefined {
  const { pathname } = new URL(answer.url)
  // `/api/docs` is a page; HEAD and OPTIONS have no body to look at.
  if (!pathname.startsWith('/api/') || pathname === '/api/docs') return undefined
  if (answer.method === 'HEAD' || answer.method === 'OPTIONS') return undefined
  const problems = problemsOf(answer)
  if (problems.length > 0) throw new Error(`${answer.method} ${answer.url}\n  ${problems.join('\n  ')}`)
  return nameOf(answer)
}

type Asking = (url: string, options?: { method?: string }) => Promise<APIResponse>

/**
 * Every answer that a test of the API gets, by whatever request context or by `fetch`, is held against the published
 * description: its status, its headers, its body with no field too many. `second` is another process of the site, which the
 * tests of a worker share.
 */
export const test = base.extend<object, { describedAnswers: void; second: WebServer }>({
  second: [
    async ({}, use) => {
      const server = await startAnotherServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  describedAnswers: [
    async ({ playwright }, use, { project }) => {
      const look = (answer: Answer) => {
        const name = checkAnswer(answer)
        // What chance brings about proves nothing to tests/described.
        if (name && project.name === 'api') note(name)
      }
      const sample = await playwright.request.newContext()
      const contexts: { fetch: Asking } = Object.getPrototypeOf(sample)
      await sample.dispose()
      const { fetch: ask } = contexts
      contexts.fetch = async function (this: unknown, url, options) {
        const answer = await ask.call(this, url, options)
        const text = await answer.text()
        const method = options?.method ?? 'GET'
        look({ method, url: answer.url(), status: answer.status(), headers: answer.headers(), text })
        return answer
      }
      const plainFetch = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const answer = await plainFetch(input, init)
        const { status, url, headers } = answer
        const text = await answer.clone().text()
        const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
        look({ method, url, status, headers: Object.fromEntries(headers), text })
        return answer
      }
      await use()
      contexts.fetch = ask
      globalThis.fetch = plainFetch
    },
    { scope: 'worker', auto: true },
  ],
})

export { expect }
