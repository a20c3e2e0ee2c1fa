import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/api-test'
import { jsonOf } from '../support/customers'
import { demoAccount, makeCustomer, siteDatabase } from '../support/site-database'
import { textsOf } from '../support/texts'

const registration = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Abebe',
  lastName: 'Kebede',
  email: `abebe-${randomUUID()}@example.com`,
  phone: '0911223344',
  password: 'Correct-horse-7',
  ...changes,
})

test('an account is registered as a user, whatever role is asked for', async ({ request }) => {
  const answer = await request.post('/api/register', { data: registration({ role: 'admin', isAdmin: true }) })
  expect(answer.status()).toBe(201)
  const body = await answer.json()
  expect(body).toMatchObject({ message: 'Registered successfully!', user: { role: 'user', isAdmin: false } })
  expect(JSON.stringify(body)).not.toMatch(/password|argon2/i)
})

test('half a letter of a name, which no database can hold, is kept as the sign for what cannot be read', async ({
  request,
}) => {
  // A string of JSON may end in the middle of a sign; the mail that is queued keeps the name as JSON too.
  const answer = await request.post('/api/register', { data: registration({ firstName: 'Abebe \ud83d' }) })
  expect(answer.status()).toBe(201)
  expect(await answer.json()).toMatchObject({ user: { firstName: 'Abebe \ufffd' } })
})

test('a taken address is a conflict, missing fields are named', async ({ request }) => {
  const { email } = await makeCustomer()
  const taken = await request.post('/api/register', { data: registration({ email: email.toUpperCase() }) })
  expect(taken.status()).toBe(409)
  expect(await jsonOf(taken)).toMatchObject({ code: 'EMAIL_TAKEN' })
  const invalid = await request.post('/api/register', { data: { email: 'abebe', phone: 'none' } })
  expect(invalid.status()).toBe(400)
  const { fields } = await invalid.json()
  expect(Object.keys(fields).toSorted()).toEqual(['email', 'firstName', 'lastName', 'password', 'phone'])
  expect(fields.email).toBe(textsOf('en')('Validation.emailInvalid'))
})

test('login tells apart what the specification tells apart', async ({ request }) => {
  const { email, password } = await makeCustomer()
  const login = (data: object) => request.post('/api/login', { data })
  const statusAndCode = async (data: object) => {
    const answer = await login(data)
    return [answer.status(), (await answer.json()).code]
  }
  expect(await statusAndCode({ email: '', password })).toEqual([400, 'CREDENTIALS_MISSING'])
  expect(await statusAndCode({})).toEqual([400, 'CREDENTIALS_MISSING'])
  expect(await statusAndCode({ email: 'nobody@example.com', password })).toEqual([404, 'USER_NOT_FOUND'])
  expect(await statusAndCode({ email, password: 'wrong-password' })).toEqual([401, 'PASSWORD_WRONG'])
  const gone = await makeCustomer()
  await siteDatabase.user.update({ where: { id: gone.id }, data: { closedAt: new Date() } })
  expect(await statusAndCode({ email: gone.email, password: gone.password })).toEqual([403, 'ACCOUNT_CLOSED'])
  expect(await statusAndCode({ email: gone.email, password: 'wrong-password' })).toEqual([
    401,
    'PASSWORD_WRONG',
  ])
  const right = await login({ email: ` ${email.toUpperCase()} `, password })
  expect(right.status()).toBe(200)
  expect(await right.json()).toMatchObject({ user: { email, role: 'user' } })
  const cookie =
    right.headersArray().find(({ value }) => value.startsWith('next-auth.session-token='))?.value ?? ''
  expect(cookie).toMatch(/httponly/i)
  expect(cookie).toMatch(/samesite=lax/i)
})

test('the profile is the caller’s and ends with the session', async ({ request, playwright, baseURL }) => {
  expect((await request.get('/api/profile')).status()).toBe(401)
  await request.post('/api/login', { data: demoAccount('subadmin') })
  const profile = await (await request.get('/api/profile')).json()
  expect(profile.user).toMatchObject({ role: 'subadmin', isAdmin: false, isSubAdmin: true })
  const [record] = await (await request.get('/api/dashboards')).json()
  expect(record).toMatchObject({ email: demoAccount('subadmin').email, role: 'subadmin' })

  const copy = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: await request.storageState(),
  })
  expect((await copy.get('/api/profile')).status()).toBe(200)
  expect((await request.post('/api/logout')).status()).toBe(200)
  expect((await copy.get('/api/profile')).status()).toBe(401)
  await copy.dispose()
})

test('a change from another site is refused', async ({ request }) => {
  await request.post('/api/login', { data: demoAccount('user') })
  const answer = await request.post('/api/logout', { headers: { origin: 'https://evil.example' } })
  expect(answer.status()).toBe(403)
  expect(await jsonOf(answer)).toMatchObject({ code: 'CROSS_ORIGIN' })
  expect((await request.get('/api/profile')).status()).toBe(200)
  // A form of a page is refused as well, and is no failure of ours.
  for (const action of ['', 'x']) {
    const form = await request.post('/Login', {
      headers: { origin: 'https://evil.example', ...(action && { 'next-action': action }) },
      multipart: { email: 'a@example.com' },
    })
    expect(form.status()).toBe(403)
  }
})
