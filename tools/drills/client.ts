import { setTimeout as sleep } from 'node:timers/promises'

/** What was answered to all clients of a drill. */
interface Tally {
  answers: number
  /** 5xx of the site or of the proxy in front, and answers that broke off or did not come. */
  failures: number
}

interface Site {
  url: string
  tally: Tally
  /** How often a request that fails is sent, four times a second. */
  mostTries?: number
}

type Sent = { method?: string; body?: object; key?: string }
type Answer = { status: number; body: unknown; tries: number }

/** Ten seconds: long enough for a process that has been killed to be there again. */
const usualTries = 40

const patienceMs = 30_000

/**
 * Somebody who uses the API through the proxy as a careful client does: what was answered with a failure is sent again, with the
 * same `Idempotency-Key`.
 */
export class Client {
  private cookie = ''

  private constructor(private readonly site: Site) {}

  /** Somebody who has signed in. */
  static async signIn(site: Site, { email, password }: { email: string; password: string }): Promise<Client> {
    const client = new Client(site)
    const { status } = await client.ask('/login', { method: 'POST', body: { email, password } })
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`)
    return client
  }

  async ask(path: string, { method = 'GET', body, key }: Sent = {}): Promise<Answer> {
    const { url, tally, mostTries = usualTries } = this.site
    for (let tries = 1; ; tries++) {
      const answer = await this.send(`${url}/api${path}`, {
        method,
        headers: {
          ...(this.cookie && { cookie: this.cookie }),
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => ({ status: 599, text: String(error) }))
      tally.answers += 1
      if (answer.status < 500) return { status: answer.status, body: parse(answer.text), tries }
      tally.failures += 1
      if (tries === mostTries) {
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}, ${tries} times`)
      }
      await sleep(250)
    }
  }

  private async send(url: string, request: RequestInit) {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(patienceMs) })
    const text = await answer.text()
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    if (cookies.length > 0) this.cookie = cookies.join('; ')
    return { status: answer.status, text }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value within an answer, by the names that lead to it; undefined where there is none. */
export function at(value: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>(
    (found, name) => (Object(found) as Record<string | number, unknown>)[name],
    value,
  )
}
