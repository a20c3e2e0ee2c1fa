import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/api-test'
import { callersOf, type Caller } from '../support/access/callers'
import { worldPassword } from '../support/access/world'
import { jsonOf } from '../support/customers'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

let callers: ReturnType<typeof callersOf>
let admin: Caller
test.beforeEach(async ({ playwright, baseURL }) => {
  callers = callersOf(playwright, baseURL)
  admin = await callers.make('admin')
})
test.afterEach(() => callers.close())

const put = (id: string, data: unknown, headers: Record<string, string> = {}) =>
  admin.request.put(`/api/dashboard/user/${id}`, { data, headers })

test('the lists part those with a password from those with Google, newest first', async () => {
  const normal = await makeCustomer()
  const google = await makeCustomer()
  await siteDatabase.identityAccount.create({
    data: { userId: google.id, provider: 'google', providerAccountId: google.id },
  })
  const idsOf = async (path: string) => {
    const answer = await admin.request.get(`${path}?limit=200`)
    expect(answer.status()).toBe(200)
    expect(Number(answer.headers()['x-total-count'])).toBeGreaterThan(0)
    const users: { _id: string; name: string }[] = await answer.json()
    expect(JSON.stringify(users)).not.toMatch(/password|argon2/i)
    expect(users[0]?.name).toBeTruthy()
    return users.map(({ _id }) => _id)
  }
  expect(await idsOf('/api/dashboard/user')).toContain(normal.id)
  expect(await idsOf('/api/dashboard/user')).not.toContain(google.id)
  expect(await idsOf('/api/dashboard/userGoogle')).toContain(google.id)
})

test('a user is changed with the text of the specification; a blank password keeps the old one', async ({
  request,
}) => {
  const { id, email } = await makeCustomer()
  const sent = { firstName: 'Bontu', lastName: 'Dinka', email, phone: 911223344, password: '' }
  const answer = await put(id, { ...sent, isAdmin: true, createdAt: '1990-01-01' })
  expect(answer.status()).toBe(200)
  expect(await jsonOf(answer)).toMatchObject({
    message: 'User updated successfully!',
    user: { _id: id, firstName: 'Bontu', phone: '+251911223344', role: 'user', isAdmin: false },
  })
  const login = await request.post('/api/login', { data: { email, password: worldPassword } })
  expect(login.status()).toBe(200)
})

test('a new role ends the person’s session at once and opens the new area', async () => {
  const promoted = await callers.make('other')
  expect((await promoted.request.get('/api/profile')).status()).toBe(200)
  expect((await put(promoted.person?.id ?? '', { role: 'subadmin' })).status()).toBe(200)
  expect((await promoted.request.get('/api/profile')).status()).toBe(401)
  await promoted.request.post('/api/login', {
    data: { email: promoted.person?.email, password: worldPassword },
  })
  expect((await promoted.request.get('/SubAdmin')).status()).toBe(200)
})

test('what is wrong is named in the caller’s language', async () => {
  const { id } = await makeCustomer()
  const taken = await makeCustomer()
  const codeOf = async (answer: Awaited<ReturnType<typeof put>>) => [
    answer.status(),
    (await answer.json()).code,
  ]
  const refused = await put(id, { email: taken.email })
  expect(await codeOf(refused)).toEqual([409, 'EMAIL_TAKEN'])
  // Nobody who edits another person's account is told to log in with it.
  expect(await refused.text()).not.toContain('logging in')
  expect(await codeOf(await put(id, { role: 'owner' }))).toEqual([400, 'INVALID_INPUT'])
  expect(await codeOf(await put(id, { phone: 'none' }))).toEqual([400, 'INVALID_INPUT'])
  expect(await codeOf(await put(id, {}))).toEqual([400, 'INVALID_INPUT'])
  expect(await codeOf(await put(randomUUID(), { firstName: 'A' }))).toEqual([404, 'NOT_FOUND'])
  expect(await codeOf(await put('nobody', { firstName: 'A' }))).toEqual([404, 'NOT_FOUND'])
  const inAmharic = await put(id, { firstName: ' ' }, { 'accept-language': 'am' })
  expect((await inAmharic.json()).fields).toEqual({
    firstName: textsOf('am')('Validation.firstNameMissing'),
  })
})

test('a user is deleted once; an admin never deletes the own account', async () => {
  const { id, email, password } = await makeCustomer()
  const remove = (who: string) => admin.request.delete(`/api/dashboard/user/${who}`)
  const answer = await remove(id)
  expect(answer.status()).toBe(200)
  expect(await jsonOf(answer)).toMatchObject({ message: 'Successfully Deleted!' })
  expect((await remove(id)).status()).toBe(404)
  expect((await admin.request.post('/api/login', { data: { email, password } })).status()).toBe(404)
  const own = await remove(admin.person?.id ?? '')
  expect(own.status()).toBe(409)
  expect(await jsonOf(own)).toMatchObject({ code: 'STAFF_ACCOUNT_OWN' })
})
