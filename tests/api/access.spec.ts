import type { APIResponse } from '@playwright/test'
import { hrefOf, isRoutePath } from '@/lib/routes/routes'
import { expect, test } from '../support/api-test'
import { apiAccess } from '../support/access/api'
import { addressFor, callersOf, type Caller } from '../support/access/callers'
import { pageAccess, type PageRow } from '../support/access/pages'
import { isLinkHolder, mayCall, personas, roleOf, type Persona } from '../support/access/personas'
import { makePerson, makeWorld, removePrices, type World } from '../support/access/world'
import { siteDatabase } from '../support/site-database'

test.describe.configure({ mode: 'default', timeout: 240_000 })

let callers: ReturnType<typeof callersOf>
test.beforeEach(({ playwright, baseURL }) => {
  callers = callersOf(playwright, baseURL)
})
test.afterEach(() => callers.close())

const locationOf = (answer: APIResponse) => new URL(answer.headers()['location'] ?? '', 'http://site.invalid')

const outcomeOf = (answer: APIResponse) =>
  'location' in answer.headers()
    ? `${answer.status()} ${locationOf(answer).pathname}`
    : String(answer.status())

/** Where somebody comes back to after signing in. */
const wayBack = (answer: APIResponse) => locationOf(answer).searchParams.get('callbackUrl')

function addressOf(path: string, row: PageRow, world: World): string {
  if (!isRoutePath(path)) throw new Error(`no page ${path}`)
  return hrefOf(path, row.query?.(world))
}

/** What a page answers to a persona: the page, the way on, or the way out (CONTRACT section 5). */
function expectedOf(row: PageRow, persona: Persona): string {
  if (isLinkHolder(persona) && row.takesKey) return mayCall(row.may, persona) ? '200' : '404'
  if (persona === 'visitor' || isLinkHolder(persona)) {
    return mayCall(row.may, persona) ? '200' : '307 /Login'
  }
  if (!mayCall(row.may, persona)) return row.refusal ?? '307 /Dashboard'
  const onward = row.leadsTo?.[roleOf(persona)]
  return onward ? `307 ${onward}` : '200'
}

for (const persona of personas) {
  test(`${persona}: is let into the pages that are theirs, and led away from all others`, async () => {
    const caller = await callers.make(persona)
    const world = await makeWorld(siteDatabase, await ownerFor(persona, caller))
    const got: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const [path, row] of Object.entries(pageAccess)) {
      const address = addressFor(caller, addressOf(path, row, world))
      const answer = await caller.request.get(address)
      got[path] = outcomeOf(answer)
      expected[path] = expectedOf(row, persona)
      if (got[path] === '307 /Login') expect(wayBack(answer), path).toBe(address)
    }
    expect(got).toEqual(expected)
    process.stdout.write(`  ${persona}: ${Object.keys(got).length} pages asked for\n`)
  })
}

test('a cookie that promises more than the database is worth what the database says', async () => {
  const wrong: string[] = []
  const demoted = await callers.make('admin')
  const ended = await callers.make('admin')
  await siteDatabase.user.update({ where: { id: demoted.person?.id ?? '' }, data: { role: 'user' } })
  await siteDatabase.session.deleteMany({ where: { userId: ended.person?.id ?? '' } })
  const world = await makeWorld(siteDatabase, await makePerson(siteDatabase))
  for (const [path, row] of Object.entries(pageAccess)) {
    const address = addressOf(path, row, world)
    const asUser = outcomeOf(await demoted.request.get(address))
    if (asUser !== expectedOf(row, 'other')) wrong.push(`demoted, ${path}: ${asUser}`)
    const answer = await ended.request.get(address)
    const asVisitor = outcomeOf(answer)
    if (asVisitor !== expectedOf(row, 'visitor')) wrong.push(`signed out, ${path}: ${asVisitor}`)
    const isSentBack = asVisitor !== '307 /Login' || wayBack(answer) === address
    if (!isSentBack) wrong.push(`signed out, ${path}: back to ${wayBack(answer)}`)
  }
  expect(wrong).toEqual([])
})

for (const persona of personas) {
  test(`${persona}: may call the API operations that are theirs and no others`, async () => {
    const shared = await callers.make(persona)
    const worldOf = async (caller: Caller) => makeWorld(siteDatabase, await ownerFor(persona, caller))
    // Serves until a call was let in that may have changed it.
    let lasting = await worldOf(shared)
    const wrong: string[] = []
    for (const [operation, row] of Object.entries(apiAccess)) {
      const caller = row.isLast ? await callers.make(persona) : shared
      const world = row.isLast ? await worldOf(caller) : lasting
      const { owner } = world
      const [method = 'GET', address = ''] = operation.split(' ')
      const { path = address, data, multipart } = row.send?.(world) ?? {}
      const answer = await caller.request.fetch(addressFor(caller, path), {
        method,
        ...(data !== undefined && { data }),
        ...(multipart && { multipart }),
      })
      const status = answer.status()
      const isLetIn = row.lets ? row.lets.includes(status) : answer.ok()
      // A key that opens one thing opens no other, and a person's pages ask for a person.
      const refusals = { visitor: [401], driver: [401, 404], rider: [401, 404] }[String(persona)] ?? [
        403, 404,
      ]
      const isRight = mayCall(row.may, persona) ? isLetIn : refusals.includes(status)
      if (!isRight) wrong.push(`${operation}: ${status} ${(await answer.text()).slice(0, 200)}`)
      if (row.isPrivate && persona !== 'owner') {
        const shown = await answer.text()
        const secrets = [world.booking.id, world.session.id, owner.id, owner.email]
        if (secrets.some((secret) => shown.includes(secret))) wrong.push(`${operation}: shows the owner's`)
      }
      if (!row.isLast && (method === 'GET' || !answer.ok())) continue
      // A person holds ten pending bookings at most.
      await siteDatabase.booking.updateMany({
        where: { userId: owner.id, status: { not: 'canceled' } },
        data: { status: 'canceled', holdUntil: null },
      })
      await removePrices(siteDatabase, world)
      if (!row.isLast) lasting = await worldOf(shared)
    }
    await removePrices(siteDatabase, lasting)
    expect(wrong).toEqual([])
    process.stdout.write(`  ${persona}: ${Object.keys(apiAccess).length} API operations called\n`)
  })
}

async function ownerFor(persona: Persona, { person }: Caller) {
  return persona === 'owner' && person ? person : makePerson(siteDatabase)
}
