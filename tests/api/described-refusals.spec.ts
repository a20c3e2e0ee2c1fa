import { randomUUID } from 'node:crypto'
import { errorsOf, rolesOf, type Operation } from '@/lib/server/endpoint-declaration'
import { operations } from '@/lib/site/operations'
import { exampleDay } from '@/lib/core/schemas'
import { addressFor, callersOf, type Caller } from '../support/access/callers'
import { expect, test } from '../support/api-test'
import { dayFromToday } from '../support/site-database'

// The refusals that follow from an operation's rights, path and body are tried at every operation of the description.
test.describe.configure({ mode: 'default' })

const roles = { visitor: 'visitor', user: 'other', subadmin: 'subadmin', admin: 'admin' } as const
type Role = keyof typeof roles
let callers: ReturnType<typeof callersOf>
let people: Record<Role, Caller>
let driver: Caller
test.beforeEach(async ({ playwright, baseURL }) => {
  callers = callersOf(playwright, baseURL)
  const make = (role: Role) => callers.make(roles[role])
  driver = await callers.make('driver')
  people = {
    visitor: await make('visitor'),
    user: await make('user'),
    subadmin: await make('subadmin'),
    admin: await make('admin'),
  }
})
test.afterEach(() => callers.close())

const those = (code: string) => operations.filter((one) => errorsOf(one).some((known) => known === code))

const values: Record<string, string> = {
  day: exampleDay,
  type: 'suv',
  priceBand: '3k',
  status: 'pending',
  month: '2999-01',
}
const addressOf = ({ path }: Pick<Operation, 'path'>, value?: string) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => value ?? values[name] ?? randomUUID())}`

const mayCall = (operation: Operation): Role | 'driver' => rolesOf(operation).at(-1) ?? 'driver'

type Sent = { headers?: Record<string, string>; data?: Buffer }

async function codeOf(
  role: Role | 'driver',
  operation: Operation,
  sent: Sent,
  address = addressOf(operation),
) {
  const caller = role === 'driver' ? driver : people[role]
  const answer = await caller.request.fetch(addressFor(caller, address), {
    method: operation.method,
    ...sent,
  })
  const body = await answer.json()
  return String(body.code)
}

/** Sends to every operation that can answer so, and lists those that answer otherwise. */
async function expectEverywhere(code: string, send: (operation: Operation) => Promise<string[] | string>) {
  const wrong: string[] = []
  for (const operation of those(code)) {
    const got = [await send(operation)].flat()
    if (got.some((one) => one !== code)) wrong.push(`${operation.id}: ${got.join(', ')}`)
  }
  expect(wrong).toEqual([])
}

const exampleOf = ({ body }: Operation): Sent => {
  if (!body) return {}
  if (body.type !== 'form')
    return jsonOf(JSON.stringify(body.example).replaceAll(exampleDay, dayFromToday(20)))
  const parts = Object.entries(body.example).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  return formOf(`${parts.join('')}--x--\r\n`)
}
// Bytes, because a text would be written as JSON once more.
const formOf = (text: string): Sent => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  data: Buffer.from(text),
})
const jsonOf = (text: string): Sent => ({
  headers: { 'content-type': 'application/json' },
  data: Buffer.from(text),
})

test('whoever is not signed in is told so', async () => {
  await expectEverywhere('UNAUTHENTICATED', (operation) => codeOf('visitor', operation, exampleOf(operation)))
})

test('whoever has not the role is told so', async () => {
  const refused = (operation: Operation) =>
    (['user', 'subadmin'] as const).filter((role) => !rolesOf(operation).includes(role))
  await expectEverywhere('FORBIDDEN', (operation) =>
    Promise.all(refused(operation).map((role) => codeOf(role, operation, exampleOf(operation)))),
  )
})

test('a change from another site is refused', async () => {
  const origin = 'https://evil.example'
  await expectEverywhere('CROSS_ORIGIN', (operation) => {
    const { headers, data } = exampleOf(operation)
    const sent = { headers: { ...headers, origin }, ...(data !== undefined && { data }) }
    return codeOf(mayCall(operation), operation, sent)
  })
})

test('a body of another type is refused', async () => {
  await expectEverywhere('UNSUPPORTED_CONTENT_TYPE', (operation) =>
    codeOf(mayCall(operation), operation, {
      headers: { 'content-type': 'text/plain' },
      data: Buffer.from('hello'),
    }),
  )
})

test('a body that cannot be read is refused', async () => {
  await expectEverywhere('MALFORMED_JSON', (operation) =>
    codeOf(mayCall(operation), operation, jsonOf('{"a":')),
  )
  await expectEverywhere('MALFORMED_FORM', (operation) =>
    codeOf(mayCall(operation), operation, formOf('no form at all')),
  )
})

test('a body that is too large is refused', async () => {
  const megabyte = 1024 * 1024
  await expectEverywhere('BODY_TOO_LARGE', (operation) =>
    codeOf(
      mayCall(operation),
      operation,
      operation.body?.type === 'form'
        ? formOf('y'.repeat((8 * (operation.body.pictures ?? 1) + 1) * megabyte + 1))
        : jsonOf(JSON.stringify({ name: 'y'.repeat(megabyte) })),
    ),
  )
})

// What can be asked about nothing at all is refused for what it does not understand.
const misunderstood: Record<string, string> = {
  searchVehicles: '?kind=boat',
  searchBookings: '?colour=red',
  listOneDayVehicles: '?date=tomorrow',
  listOneDayVehiclesVariant: '?date=tomorrow',
  listOneDayVehiclesShort: '?date=tomorrow',
  listOneDayVehiclesOfBand: '?date=tomorrow',
}

test('a request that misses everything is refused', async () => {
  const nothing = {
    form: formOf('--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n'),
    json: jsonOf('null'),
  }
  await expectEverywhere('INVALID_INPUT', (operation) =>
    codeOf(
      mayCall(operation),
      operation,
      operation.body ? nothing[operation.body.type === 'form' ? 'form' : 'json'] : {},
      addressOf(operation) + (misunderstood[operation.id] ?? ''),
    ),
  )
})

// What an operation without a record in its path is asked about.
const queries: Record<string, string> = { getQuote: `?vehicleId=${randomUUID()}&date=${dayFromToday(20)}` }

test('what does not exist is a 404, and so is what cannot', async () => {
  await expectEverywhere('NOT_FOUND', async (operation) => {
    const sent = exampleOf(operation)
    const role = mayCall(operation)
    // The key of a link that is no longer valid.
    if (role === 'driver') {
      const { request } = people.visitor
      const answer = await request.fetch(`${addressOf(operation)}?key=old`, {
        method: operation.method,
        ...sent,
      })
      return String((await answer.json()).code)
    }
    if (!operation.path.includes('{')) {
      return codeOf(role, operation, sent, `${addressOf(operation)}${queries[operation.id] ?? ''}`)
    }
    // A list of a category that exists is never missing.
    const wrong = operation.path.includes('{id}') ? [undefined, 'nonsense', '%00'] : ['nonsense', '%00']
    return Promise.all(wrong.map((value) => codeOf(role, operation, sent, addressOf(operation, value))))
  })
})

test('a method that a path does not know is named as such, with those that it knows', async () => {
  const wrong: string[] = []
  for (const path of new Set(operations.map((one) => one.path))) {
    const known = operations.filter((one) => one.path === path).map(({ method }) => method)
    const address = addressOf({ path })
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (known.includes(method)) continue
      const answer = await people.admin.request.fetch(address, { method })
      const allow = answer.headers()['allow'] ?? ''
      const isRight = answer.status() === 405 && known.every((one) => allow.split(', ').includes(one))
      // Another operation's parameter may stand for this path: it then knows the method and finds no such record.
      if (!isRight && answer.status() !== 404) wrong.push(`${method} ${address}: ${answer.status()} ${allow}`)
    }
    const options = await people.visitor.request.fetch(address, { method: 'OPTIONS' })
    const allowed = options.headers()['allow']?.split(', ') ?? []
    if (options.status() !== 204 || !known.every((one) => allowed.includes(one)))
      wrong.push(`OPTIONS ${address}`)
  }
  expect(wrong).toEqual([])
})
