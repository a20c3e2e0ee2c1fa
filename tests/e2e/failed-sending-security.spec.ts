import { recoveryHash } from '@/lib/auth/one-time-codes'
import { fillLogin } from '../support/booking-steps'
import { ask, failedRequests, press, walk } from '../support/failed-sending'
import { giveApp } from '../support/second-factor'
import { makeCustomer, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { giveDevice } from '../support/virtual-device'

const t = textsOf('en')

// A tab of its own: the device with a passkey would be that of the next test.
test.use({ reuseContext: false, expectedConsole: failedRequests })

test('the forms of a second step outlast what happens to their requests', async ({ page }) => {
  const { id: userId, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id: userId }, data: { role: 'admin' } })
  await signIn(page, { email, password })
  await walk(page, [
    {
      file: 'components/security/security-screen.tsx',
      address: '/Security',
      send: press(t('Security.start')),
      done: t('Security.scan'),
    },
  ])
  await siteDatabase.authenticator.delete({ where: { userId } })
  await giveApp(userId)
  const code = 'A0B1C-D2E3F'
  await siteDatabase.recoveryCode.create({ data: { userId, codeHash: recoveryHash(userId, code) ?? '' } })
  await page.reload()
  await walk(page, [
    {
      file: 'components/security/code-form.tsx',
      address: '/Security',
      fields: { code },
      send: press(t('Security.prove')),
      done: t('Flash.proven'),
    },
    {
      file: 'components/security/recovery-codes.tsx',
      address: '/Security',
      send: press(t('SecurityForms.renewCodes')),
      done: t('SecurityForms.codesTitle'),
    },
  ])
  await page.context().clearCookies()
  await page.goto('/Login')
  await fillLogin(page, t, { email, password })
  await page.getByRole('heading', { name: t('Security.stepTitle') }).waitFor()
  await walk(page, [
    {
      file: 'components/auth/second-step.tsx',
      address: '/Login',
      send: press(t('Security.another')),
      done: t('Login.lead'),
    },
  ])
})

test('the forms of passkeys outlast what happens to their requests', async ({ page }) => {
  const { id: userId, email, password } = await makeCustomer()
  await siteDatabase.user.update({ where: { id: userId }, data: { role: 'admin' } })
  await giveDevice(page)
  await signIn(page, { email, password })
  await walk(page, [
    {
      file: 'components/security/passkey-forms.tsx',
      address: '/Security',
      fields: { name: 'Phone' },
      send: press(t('PasskeyForms.add')),
      done: t('SecurityForms.codesTitle'),
    },
  ])
  await page.context().clearCookies()
  await walk(page, [
    {
      file: 'components/security/passkey-button.tsx',
      address: '/Login',
      send: press(t('Login.passkey')),
      done: /\/Admin$/,
    },
  ])
  await walk(page, [
    {
      file: 'components/security/passkey-list.tsx',
      address: '/Security',
      send: ask(t('Security.passkeyRemoveOf', { name: 'Phone' }), t('Security.passkeyRemove')),
      done: t('Flash.passkeyRemoved'),
    },
  ])
})
