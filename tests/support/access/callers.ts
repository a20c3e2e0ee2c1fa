import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test'
import { dutyKey, keyOfRide } from '../duty-link'
import { siteDatabase } from '../site-database'
import { roleOf, type Persona } from './personas'
import { makeDriver, makePerson, makeWorld, worldPassword } from './world'

type Person = Awaited<ReturnType<typeof makePerson>>
export type Caller = {
  request: APIRequestContext
  person: Person | null
  /** Of the link of a driver or a rider, which replaces a session. */
  key?: string
}

/** A path of the site as a caller asks for it: with the key of their link, where they have one. */
export const addressFor = ({ key }: Caller, path: string) =>
  key ? `${path}${path.includes('?') ? '&' : '?'}key=${key}` : path

/** Makes people who are signed in on the running site, each with a cookie jar of their own. */
export function callersOf(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string | undefined) {
  const opened: APIRequestContext[] = []
  const open = async () => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), maxRedirects: 0 })
    opened.push(request)
    return request
  }
  return {
    /** A new person of that kind. */
    async make(persona: Persona): Promise<Caller> {
      const request = await open()
      if (persona === 'visitor') return { request, person: null }
      if (persona === 'driver') {
        const { id: driverId, linkNumber } = await makeDriver(siteDatabase)
        return { request, person: null, key: dutyKey({ driverId, linkNumber }) }
      }
      if (persona === 'rider') {
        const { booking } = await makeWorld(siteDatabase, await makePerson(siteDatabase))
        return { request, person: null, key: keyOfRide(booking.id) }
      }
      const person = await makePerson(siteDatabase, roleOf(persona))
      const answer = await request.post('/api/login', {
        data: { email: person.email, password: worldPassword },
      })
      expect(answer.status(), `${persona} logs in`).toBe(200)
      return { request, person }
    },
    async close() {
      for (const request of opened) await request.dispose()
    },
  }
}
