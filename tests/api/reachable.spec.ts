import { readFileSync } from 'node:fs'
import { expect, test } from '../support/api-test'
import { startAnotherServer } from '../support/another-server'
import { demoAccount } from '../support/site-database'

/** What the printed password of the demo admin is worth at a site, asked with some headers of one's own. */
async function demoLogin(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(demoAccount('admin')),
  })
  return answer.status
}

test('the printed passwords open nothing to whoever comes by way of another machine', async ({ baseURL }) => {
  const url = baseURL ?? ''
  expect(await demoLogin(url)).toBe(200)
  expect(await demoLogin(url, { 'x-forwarded-for': '203.0.113.9' })).toBe(401)
  expect(await demoLogin(url, { forwarded: 'for=203.0.113.9' })).toBe(401)
})

const reachable: Record<string, Record<string, string>> = {
  'listens to other machines': { HOST: '0.0.0.0' },
  'is served under a name of its own': { SITE_URL: 'https://drive.example.com' },
}
for (const [name, settings] of Object.entries(reachable)) {
  test(`the printed passwords open nothing where the site ${name}`, async () => {
    const site = await startAnotherServer(settings)
    try {
      expect(await demoLogin(site.url)).toBe(401)
    } finally {
      await site.stop()
    }
  })
}

test('nothing starts on a database of one’s own where nobody said who the company is', async ({}, info) => {
  const facts = { EMBEDDED_DATABASE: '', SITE_URL: '', BANK_ACCOUNT: '' }
  const logFile = info.outputPath('server.log')
  await expect(startAnotherServer(facts, logFile)).rejects.toThrow(/ended at once/)
  expect(readFileSync(logFile, 'utf8')).toContain('"msg":"SITE_URL: required with DATABASE_URL')
})

test('nobody has pictures scaled by asking', async ({ request }) => {
  const answer = await request.get('/_next/image?url=%2Fdemo%2Fsuv.webp&w=640&q=75')
  expect(answer.status()).toBe(404)
})
