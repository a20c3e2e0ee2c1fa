import { z } from 'zod'
import { type TransferKind, transferKinds } from './money'

/** Whether a host is this machine, where nobody listens in between. */
export const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Whether a name to listen on is one that no other machine reaches. */
const isOwnMachine = (host: string) => isLoopback(host) || host === '::1'

type ReceiptCheckUrls = Partial<Record<TransferKind, string>>

function isUsable(template: string): boolean {
  const sample = template.replaceAll('{reference}', 'A').replace(/\{(?:account[58]|phone)\}/g, '1')
  if (!template.includes('{reference}') || !URL.canParse(sample)) return false
  const { protocol, hostname, pathname, search } = new URL(sample)
  // What is filled in must not decide the host.
  const isInPath = `${pathname}${search}`.includes('A')
  return isInPath && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
}

/**
 * Where banks show receipts: `kind=address` separated by blanks, the address with `{reference}` and, where the bank
 * asks for it, the last digits of the company's account as `{account5}` or `{account8}`, the customer's phone as `{phone}`.
 */
const receiptCheckUrls = z.string().transform((text, context): ReceiptCheckUrls => {
  const urls: ReceiptCheckUrls = {}
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [name = '', ...rest] = entry.split('=')
    const kind = transferKinds.find((known) => known === name)
    const template = rest.join('=')
    if (!kind || !isUsable(template)) {
      context.addIssue('must be kind=https://…{reference}… entries separated by blanks')
      return z.NEVER
    }
    urls[kind] = template
  }
  return urls
})

/**
 * The keys that alone are believed at a bank's host: `host:port=key` separated by blanks, the key as the base64 SHA-256
 * of its public key (SPKI). A host may have several, so that a bank can change its key.
 */
const receiptCheckPins = z.string().transform((text, context): Record<string, string[]> => {
  const pins: Record<string, string[]> = {}
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, host, port = '443', pin] =
      /^([a-z0-9.-]+)(?::(\d{1,5}))?=([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
    if (!host || !pin) {
      context.addIssue('must be host:port=… entries separated by blanks, each with a base64 SHA-256')
      return z.NEVER
    }
    pins[`${host}:${port}`] = [...(pins[`${host}:${port}`] ?? []), pin]
  }
  return pins
})

const emptyAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value
const optionalText = z.preprocess(emptyAsMissing, z.string().optional())
const text = (fallback: string) => z.preprocess(emptyAsMissing, z.string().default(fallback))
const webAddress = z.url({ protocol: /^https?$/ })
const issuer = webAddress.refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopback(hostname)
}, 'must be https unless its host is loopback')

/** Whether what an address carries of its user can be told: a percent sign of a password has to be written as %25. */
function hasReadableUser({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username)
    decodeURIComponent(password)
    return true
  } catch {
    return false
  }
}

// Without TLS the credentials and the files would travel unencrypted.
const bucketAddress = webAddress.refine((value) => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  const { protocol, hostname, username, password, pathname } = url
  const isClosed = protocol === 'https:' || isLoopback(hostname)
  const hasUser = username !== '' && password !== '' && hasReadableUser(url)
  return isClosed && hasUser && /^\/[^/]+\/?$/.test(pathname)
}, 'must be https://KEY:SECRET@host/bucket, a % of the secret written as %25')

const mailServer = z
  .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
  .refine((value) => {
    if (!URL.canParse(value)) return false
    const url = new URL(value)
    return url.hostname !== '' && hasReadableUser(url)
  }, 'must be smtps://user:password@host:465 or the like, a % of the password written as %25')

const tokenContent = z.object({ apiKey: z.string(), appId: z.string() })
// The library looks into it with the first file, whose sender can do nothing about it.
const uploadThingToken = z.string().refine((value) => {
  try {
    return tokenContent.safeParse(JSON.parse(Buffer.from(value, 'base64').toString())).success
  } catch {
    return false
  }
}, 'must be the token of an app, as UploadThing shows it')

// `drive@example.com` or `Entoto Drive <drive@example.com>`.
const sender = z
  .string()
  .refine(
    (value) => z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'must be an email address, or a name and an address in angle brackets',
  )

const databaseAddress = z.preprocess(
  emptyAsMissing,
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
)

const schema = z.object({
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_LISTEN_URL: databaseAddress,
  PORT: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).max(65535).default(3000)),
  HOST: text('localhost'),
  SITE_URL: z.preprocess(emptyAsMissing, webAddress.optional()),
  AUTH_SECRET: z.preprocess(emptyAsMissing, z.string().min(32).optional()),
  AUTH_GOOGLE_ID: optionalText,
  AUTH_GOOGLE_SECRET: optionalText,
  AUTH_GOOGLE_ISSUER: z.preprocess(emptyAsMissing, issuer.default('https://accounts.google.com')),
  SMTP_URL: z.preprocess(emptyAsMissing, mailServer.optional()),
  MAIL_FROM: z.preprocess(emptyAsMissing, sender.optional()),
  RATE_LIMIT_FACTOR: z.preprocess(emptyAsMissing, z.coerce.number().positive().default(1)),
  TRUST_PROXY: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).default(0)),
  METRICS_PORT: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).max(65535).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(emptyAsMissing, webAddress.optional()),
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(emptyAsMissing, z.coerce.number().min(0).max(1).default(0.1)),
  DATA_DIR: text('.data'),
  S3_URL: z.preprocess(emptyAsMissing, bucketAddress.optional()),
  UPLOADTHING_TOKEN: z.preprocess(emptyAsMissing, uploadThingToken.optional()),
  UPLOADTHING_INGEST_URL: z.preprocess(emptyAsMissing, webAddress.optional()),
  UPLOADTHING_API_URL: z.preprocess(emptyAsMissing, webAddress.optional()),
  UPLOADTHING_FILES_HOST: optionalText,
  BOOKING_PENDING_LIMIT: z.preprocess(emptyAsMissing, z.coerce.number().int().min(1).max(1000).optional()),
  BOOKING_LAPSE_DAYS: z.preprocess(emptyAsMissing, z.coerce.number().int().min(0).max(365).default(1)),
  RECEIPT_CHECK_URLS: z.preprocess((value) => value ?? '', receiptCheckUrls),
  RECEIPT_CHECK_PINS: z.preprocess((value) => value ?? '', receiptCheckPins),
  LOG_LEVEL: z.preprocess(
    emptyAsMissing,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ),
  CHAT_WIDGET_SRC: z.preprocess(emptyAsMissing, z.url({ protocol: /^https$/ }).optional()),
  COMPANY_NAME: text('Entoto Drive'),
  COMPANY_PHONE: text('+251 11 555 0142'),
  COMPANY_EMAIL: z.preprocess(
    emptyAsMissing,
    z.email('must be an email address').default('hello@entotodrive.example'),
  ),
  COMPANY_ADDRESS: text('Bole Road, Addis Ababa, Ethiopia'),
  COMPANY_WHATSAPP: text('+251 91 155 0142'),
  COMPANY_TELEGRAM: text('entotodrive'),
  BANK_NAME: text('Commercial Bank of Ethiopia'),
  BANK_ACCOUNT: text('1000 0000 00000'),
})

type Settings = z.infer<typeof schema>

export type Env = Omit<Settings, 'SITE_URL'> & {
  SITE_URL: string
  /** True when `DATABASE_URL` was left empty: the project brings its own PostgreSQL and demo data. */
  EMBEDDED_DATABASE: boolean
  /**
   * True on the project's own database where this machine alone reaches the site: screens may then show what a mail would
   * carry, and the printed passwords of the demo accounts open them.
   */
  IS_DEMO: boolean
  /** Whether a database of one's own came without the address of the site and the bank account of the company. */
  LACKS_FACTS: boolean
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problem: string }

/**
 * Reads the settings of CONTRACT section 2 from a plain record. Pure: it neither reads `process.env` nor
 * prints. `problem` is one line that names the variable and never its value.
 */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return {
      ok: false,
      problem: `${issue?.path.join('.') ?? 'Environment'}: ${issue?.message ?? 'not valid'}`,
    }
  }
  const settings = parsed.data
  if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
    return { ok: false, problem: 'AUTH_SECRET: required with DATABASE_URL, at least 32 characters' }
  }
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) {
    return {
      ok: false,
      problem: 'DATABASE_URL: required with DATABASE_OWNER_URL, it names the role of the site',
    }
  }
  if (settings.DATABASE_LISTEN_URL && !settings.DATABASE_URL) {
    return { ok: false, problem: 'DATABASE_URL: required with DATABASE_LISTEN_URL' }
  }
  if (settings.METRICS_PORT === settings.PORT) {
    return { ok: false, problem: 'METRICS_PORT: must be another port than PORT' }
  }
  if (settings.S3_URL && settings.UPLOADTHING_TOKEN) {
    return { ok: false, problem: 'S3_URL: files are kept at one place, and UPLOADTHING_TOKEN names another' }
  }
  if (settings.AUTH_GOOGLE_ID && !settings.AUTH_GOOGLE_SECRET) {
    return { ok: false, problem: 'AUTH_GOOGLE_SECRET: required with AUTH_GOOGLE_ID' }
  }
  const siteUrl = new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin
  const isLocal = isLoopback(new URL(siteUrl).hostname) && isOwnMachine(settings.HOST)
  const EMBEDDED_DATABASE = !settings.DATABASE_URL
  // The starter hands the site the address of the embedded database, and this word about whose it is.
  const isProjects = EMBEDDED_DATABASE || source.EMBEDDED_DATABASE === '1'
  const IS_DEMO = isLocal && isProjects
  const LACKS_FACTS = !isProjects && !settings.SITE_URL && !source.BANK_ACCOUNT?.trim()
  return { ok: true, env: { ...settings, SITE_URL: siteUrl, EMBEDDED_DATABASE, IS_DEMO, LACKS_FACTS } }
}

/** Demo data belongs on the embedded database of a loopback address that nobody else reaches (CONTRACT section 3). */
export function allowsDemoData(env: Env): boolean {
  return env.EMBEDDED_DATABASE && env.IS_DEMO
}

/**
 * Why the site must not start on a database of one's own: with nothing about the company it would answer under this
 * machine's address and ask customers to pay to a made-up account. One line that names the variable; null where it may.
 */
export function startProblem(env: Env): string | null {
  if (!env.LACKS_FACTS) return null
  return 'SITE_URL: required with DATABASE_URL, unless BANK_ACCOUNT says where customers pay'
}

let parsed: Env | undefined

/** The settings of this process, parsed once. The only reader of `process.env` in the application. */
export function env(): Env {
  if (parsed) return parsed
  const result = parseEnv(process.env)
  if (!result.ok) throw new Error(result.problem)
  parsed = result.env
  return parsed
}

/** Whether the site is served over https, where every cookie is marked `Secure`. */
export function isHttps(): boolean {
  return env().SITE_URL.startsWith('https:')
}
