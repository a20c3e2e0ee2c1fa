import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type APIResponse } from '@playwright/test'
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

/** Fails unless an answer of the API fits its description; remembers that it was met. */
export function checkAnswer(answer: Answer): void {
  const { pathname } = new URL(answer.url)
  // `/api/docs` is a page; HEAD and OPTIONS have no body to look at.
  if (!pathname.startsWith('/api/') || pathname === '/api/docs') return
  if (answer.method === 'HEAD' || answer.method === 'OPTIONS') return
  const problems = problemsOf(answer)
  if (problems.length > 0) throw new Error(`${answer.method} ${answer.url}\n  ${problems.join('\n  ')}`)
  const name = nameOf(answer)
  if (name) note(name)
}

type Request = (url: string, options?: { method?: string }) => Promise<APIResponse>

async function checked(method: string, answer: APIResponse): Promise<APIResponse> {
  const { status, url, headers } = { status: answer.status(), url: answer.url(), headers: answer.headers() }
  checkAnswer({ method, url, status, headers, text: await answer.text() })
  return answer
}

/**
 * Every answer that a test of the API gets, by whatever request context or by `fetch`, is held against the published
 * description: its status, its headers, its body with no field too many.
 */
export const test = base.extend<object, { describedAnswers: void }>({
  describedAnswers: [
    async ({ playwright }, use) => {
      const sample = await playwright.request.newContext()
      const contexts: { fetch: Request } = Object.getPrototypeOf(sample)
      await sample.dispose()
      const { fetch: ask } = contexts
      contexts.fetch = async function (this: unknown, url, options) {
        return checked(options?.method ?? 'GET', await ask.call(this, url, options))
      }
      const plainFetch = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const answer = await plainFetch(input, init)
        const { status, url, headers } = answer
        const text = await answer.clone().text()
        checkAnswer({
          method: init?.method ?? 'GET',
          url,
          status,
          headers: Object.fromEntries(headers),
          text,
        })
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
