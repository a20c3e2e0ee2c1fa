import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyPassword } from '@/lib/auth/password'
import { database } from '@/lib/db/client'
import { projectRoot } from '@/scripts/lib/project'

type Run = { code: number | null; said: string }

/** Runs the command as a person would, with the password piped in. */
function createUser(args: string[], password: string): Promise<Run> {
  const flags = ['--conditions=react-server', '--import', 'tsx', 'scripts/user-create.ts']
  const child = spawn(process.execPath, [...flags, ...args], { cwd: projectRoot, env: process.env })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  child.stdin.end(`${password}\n`)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

const newEmail = () => `${randomUUID()}@example.com`
const find = (email: string) => database().user.findUnique({ where: { email } })

describe('making the first account by command', () => {
  it('makes an admin with the password that was typed, and shows it nowhere', async () => {
    const email = newEmail()
    const password = 'Correct-horse-7'
    const { code, said } = await createUser(['--role', 'admin', '--email', email.toUpperCase()], password)
    expect([code, said]).toEqual([0, expect.stringContaining(email)])
    expect(said).not.toContain(password)
    const row = await find(email)
    expect(row).toMatchObject({ role: 'admin', phone: null })
    expect(await verifyPassword(row?.passwordHash, password)).toBe(true)
  })

  it('says how it is used, also to whoever types an option that it does not know', async () => {
    const asked = await createUser(['--help'], '')
    expect([asked.code, asked.said]).toEqual([0, expect.stringContaining('Usage: npm run user:create')])
    const unknown = await createUser(['--rolle', 'admin'], '')
    expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('→ npm run user:create')])
  })

  it('refuses a weak password, an unknown role, a name of nothing and an account that exists', async () => {
    const email = newEmail()
    for (const [args, password, reason] of [
      [['--email', email], 'short', '8 to 200 characters'],
      [['--email', email], 'password1', 'everybody tries'],
      [['--email', email], '', '8 to 200 characters'],
      [['--email', 'nobody'], 'Correct-horse-7', '--email'],
      [['--role', 'owner', '--email', email], 'Correct-horse-7', '--role'],
      [['--first-name', ' ', '--email', email], 'Correct-horse-7', '--first-name'],
    ] as const) {
      const { code, said } = await createUser([...args], password)
      expect([code, said]).toEqual([1, expect.stringContaining(reason)])
    }
    expect(await find(email)).toBeNull()
    await createUser(['--role', 'user', '--email', email], 'Correct-horse-7')
    const again = await createUser(['--email', email], 'Correct-horse-7')
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('exists already')])
    expect(await find(email)).toMatchObject({ role: 'user' })
  })
})
