import { PrismaPg } from '@prisma/adapter-pg'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { hashNewPassword } from '@/lib/auth/password'
import { AppError } from '../lib/core/errors'
import { accountRoles } from '@/lib/users/rules'
import { registerInput } from '@/lib/users/schema'
import { generateClient } from './lib/generate'
import { projectPath } from './lib/project'
import { requireTables, withSiteDatabase } from './lib/site-database'
import { runScript } from './lib/run-script'
import { describeError, runStep, StepError } from './lib/steps'

const usage =
  'npm run user:create -- --role admin --email name@example.com --first-name Almaz --phone +251911234567'

const help = `Usage: ${usage}

Makes an account, and asks for its password; a password that is piped in, or in USER_PASSWORD, is taken as it is.

  --role        ${accountRoles.join(', ')} (default: admin)
  --email       the address to sign in with
  --first-name  (default: Admin)
  --last-name   (default: none)
  --phone       with its country code (default: none)`

// The first account of a database of one's own (CONTRACT section 3); no account is ever there by default.
await runScript(async (signal) => {
  const options = readOptions()
  if (options.help) {
    console.log(help)
    return
  }
  const person = readPerson(options)
  await withSiteDatabase(signal, async ({ ownerUrl }) => {
    await requireTables({ ownerUrl })
    // A clone that was never started has none; an image has no tools to make it anew.
    if (!existsSync(projectPath('lib', 'db', 'generated', 'client.ts'))) {
      await runStep('database client', () => generateClient(signal))
    }
    const password = readPassword(process.env.USER_PASSWORD ?? (await askPassword()))
    await runStep(
      'account',
      () => createAccount(ownerUrl, { ...person, password }),
      ({ email, role }) => `${email}, ${role}`,
    )
  })
})

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        role: { type: 'string', default: 'admin' },
        email: { type: 'string', default: '' },
        'first-name': { type: 'string', default: 'Admin' },
        'last-name': { type: 'string', default: '' },
        phone: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new StepError(describeError(error), usage)
  }
}

function readPerson(values: ReturnType<typeof readOptions>) {
  const role = accountRoles.find((known) => known === values.role)
  if (!role) throw new StepError(`--role: choose from ${accountRoles.join(', ')}`, usage)
  const { email, phone, firstName } = registerInput.shape
  const address = email.safeParse(values.email)
  if (!address.success) throw new StepError('--email: an email address is needed', usage)
  const name = firstName.safeParse(values['first-name'])
  if (!name.success) throw new StepError('--first-name: a name is needed', usage)
  const number = phone.optional().safeParse(values.phone)
  if (!number.success) throw new StepError('--phone: this is no phone number', usage)
  return {
    role,
    email: address.data,
    phone: number.data ?? null,
    firstName: name.data,
    lastName: values['last-name'].trim(),
  }
}

function readPassword(typed: string): string {
  const parsed = registerInput.shape.password.safeParse(typed)
  if (!parsed.success) throw new StepError('the password is refused', 'use 8 to 200 characters')
  return parsed.data
}

/** Asks twice on a terminal, without showing what is typed; takes the first line of what is piped in otherwise. */
async function askPassword(): Promise<string> {
  const isTerminal = Boolean(process.stdin.isTTY)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await lines.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    if (!isTerminal) {
      for await (const line of lines) return line
      return ''
    }
    const password = await ask('Password: ')
    if ((await ask('Once more: ')) !== password) throw new StepError('the two passwords differ', 'try again')
    return password
  } finally {
    lines.close()
  }
}

type Account = ReturnType<typeof readPerson> & { password: string }

async function createAccount(url: string, { password, ...person }: Account) {
  // Only now: both need the generated client.
  const { PrismaClient } = await import('@/lib/db/generated/client')
  const { isViolation, withSessionClock } = await import('@/lib/db/client')
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: withSessionClock(url) }) })
  try {
    const passwordHash = await hashNewPassword(password, { email: person.email })
    return await client.user.create({
      data: { ...person, passwordHash, emailConfirmedAt: new Date() },
      select: { email: true, role: true },
    })
  } catch (error) {
    if (error instanceof AppError)
      throw new StepError('the password is refused: everybody tries it first', 'choose another one')
    if (isViolation(error, 'EMAIL_TAKEN')) {
      throw new StepError(
        'an account with this email exists already',
        'an admin can change its role on /UserDb',
      )
    }
    throw error
  } finally {
    await client.$disconnect()
  }
}
