import { describe, expect, it } from 'vitest'
import { allowsDemoData, parseEnv, startProblem } from './env'

const secret = 's'.repeat(32)
const problemOf = (source: Record<string, string>) => {
  const result = parseEnv(source)
  return result.ok ? null : result.problem
}
const envOf = (source: Record<string, string>) => {
  const result = parseEnv(source)
  if (!result.ok) throw new Error(result.problem)
  return result.env
}

describe('the settings', () => {
  it('need nothing for a first start', () => {
    expect(envOf({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      SITE_URL: 'http://localhost:3000',
      EMBEDDED_DATABASE: true,
      RATE_LIMIT_FACTOR: 1,
      TRUST_PROXY: 0,
    })
  })

  it('count an empty value as missing', () => {
    expect(envOf({ DATABASE_URL: '', PORT: '', SITE_URL: '', AUTH_SECRET: '', COMPANY_NAME: '' })).toEqual(
      envOf({}),
    )
    expect(envOf({ BOOKING_LAPSE_DAYS: ' ', OTEL_TRACES_SAMPLER_ARG: ' ', COMPANY_NAME: ' ' })).toEqual(
      envOf({}),
    )
  })

  it('follow the port in the address of the site and keep only its origin', () => {
    expect(envOf({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
    expect(envOf({ SITE_URL: 'https://drive.example/path/?x=1' }).SITE_URL).toBe('https://drive.example')
  })

  it.each([
    ['COMPANY_EMAIL', 'hello at example.com'],
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['SITE_URL', 'drive.example'],
    ['SITE_URL', 'ftp://drive.example'],
    ['DATABASE_URL', 'mysql://app:hunter22@db.example/app'],
    ['DATABASE_URL', 'not-an-address-hunter22'],
    ['AUTH_SECRET', 'short-hunter22'],
    ['RATE_LIMIT_FACTOR', '-7.5'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['AUTH_GOOGLE_ISSUER', 'nowhere'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtps:user:hunter22@mail.example:465'],
    ['SMTP_URL', 'smtps://user:100%hunter22@mail.example:465'],
    ['S3_URL', 'https://key:100%hunter22@files.example/bucket'],
    ['UPLOADTHING_TOKEN', 'hunter22'],
    ['METRICS_PORT', '3000'],
    ['S3_URL', 'https://files.example/bucket'],
    ['S3_URL', 'http://key:hunter22@files.example/bucket'],
    ['S3_URL', 'https://key:hunter22@files.example/'],
    ['MAIL_FROM', 'Entoto Drive'],
    ['MAIL_FROM', 'Entoto Drive <nowhere>'],
  ])('name %s and never its value when it is %j', (name, value) => {
    const problem = problemOf({ [name]: value })
    expect(problem).toMatch(new RegExp(`^${name}: `))
    expect(problem).not.toContain(value)
    expect(problem).not.toContain('\n')
  })

  it('take a bucket, and no second place for files', () => {
    const UPLOADTHING_TOKEN = Buffer.from('{"apiKey":"sk_live_1","appId":"a","regions":["fra1"]}').toString(
      'base64',
    )
    const S3_URL = 'https://key:sec%2Fret@files.example/bucket?region=addis-1'
    expect(envOf({ S3_URL }).S3_URL).toBe(S3_URL)
    expect(envOf({ S3_URL: 'http://key:secret@localhost:9000/bucket' }).S3_URL).toContain('localhost')
    expect(problemOf({ S3_URL, UPLOADTHING_TOKEN })).toMatch(/^S3_URL: /)
    expect(problemOf({ UPLOADTHING_TOKEN })).toBeNull()
  })

  it('ask for a secret with a database of one’s own', () => {
    const DATABASE_URL = 'postgresql://app:pass@db.example/app'
    expect(problemOf({ DATABASE_URL })).toMatch(/^AUTH_SECRET: /)
    expect(envOf({ DATABASE_URL, AUTH_SECRET: secret }).EMBEDDED_DATABASE).toBe(false)
    expect(problemOf({ DATABASE_LISTEN_URL: DATABASE_URL })).toMatch(/^DATABASE_URL: /)
  })

  it.each(['drive@example.com', 'Entoto Drive <drive@example.com>'])('take the sender %s', (MAIL_FROM) => {
    expect(envOf({ SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM })).toMatchObject({ MAIL_FROM })
  })

  it('ask for Google’s secret with its id', () => {
    expect(problemOf({ AUTH_GOOGLE_ID: 'id' })).toMatch(/^AUTH_GOOGLE_SECRET: /)
    expect(problemOf({ AUTH_GOOGLE_ID: 'id', AUTH_GOOGLE_SECRET: 'x' })).toBeNull()
  })

  it.each([
    ['https://accounts.google.com', true],
    ['https://id.example', true],
    ['http://localhost:4444', true],
    ['http://127.0.0.1:4444', true],
    ['http://[::1]:4444', true],
    ['http://id.example', false],
    ['http://localhost.evil.example', false],
    ['http://127.0.0.1.evil.example', false],
  ])('take the identity provider %s: %s', (issuer, taken) => {
    expect(problemOf({ AUTH_GOOGLE_ISSUER: issuer }) === null).toBe(taken)
  })
})

describe('a start', () => {
  const own = { DATABASE_URL: 'postgresql://app:pass@db.example/app', AUTH_SECRET: secret }

  it.each([
    [{}, null],
    [{ ...own, SITE_URL: 'https://drive.example' }, null],
    [{ ...own, BANK_ACCOUNT: '1000 4444 55555' }, null],
    [{ ...own, EMBEDDED_DATABASE: '1' }, null],
    [own, /^SITE_URL: [^\n]*BANK_ACCOUNT[^\n]*$/],
  ])('with %j is refused: %s', (source, problem) => {
    const found = startProblem(envOf(source))
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeNull()
  })
})

describe('demo data', () => {
  const DATABASE_URL = 'postgresql://app:pass@db.example/app'

  it.each([
    [{}, true],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, true],
    [{ SITE_URL: 'https://drive.example' }, false],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.7', SITE_URL: 'http://localhost:3000' }, false],
    [{ SITE_URL: 'http://localhost.drive.example' }, false],
    [{ DATABASE_URL, AUTH_SECRET: secret }, false],
  ])('with %j: %s', (source, allowed) => {
    expect(allowsDemoData(envOf(source))).toBe(allowed)
  })

  it.each([
    [{}, true],
    [{ DATABASE_URL, AUTH_SECRET: secret, EMBEDDED_DATABASE: '1' }, true],
    [{ DATABASE_URL, AUTH_SECRET: secret }, false],
    [{ DATABASE_URL, AUTH_SECRET: secret, EMBEDDED_DATABASE: '1', SITE_URL: 'https://drive.example' }, false],
  ])('may be shown with the secrets of its mails with %j: %s', (source, shown) => {
    expect(envOf(source).IS_DEMO).toBe(shown)
  })
})
