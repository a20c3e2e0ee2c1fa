import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { spellingsOf } from './shapes'

/** What one server saw: leaks that it could tell by itself, and texts that the database may know as secrets. */
export type Note = { place: string; found: string[]; candidates: string[] }

export type Notes = ReturnType<typeof openNotes>

/** A text of its own: a piece of an answer or a request would hold the whole in memory for as long as it is remembered. */
const apart = (piece: string): string => Buffer.from(piece, 'utf16le').toString('utf16le')

const keptPasswords = 200
const settings = [
  'AUTH_SECRET',
  'AUTH_GOOGLE_SECRET',
  'UPLOADTHING_TOKEN',
  'S3_URL',
  'SMTP_URL',
  'DATABASE_URL',
]

/**
 * The notes of this process. They go to a file of its own within a quarter of a second, so that they survive when the process is
 * killed, and each candidate once.
 */
export function openNotes(folder: string) {
  const file = path.join(folder, `${process.pid}.answers`)
  const seen = new Set<string>()
  const passwords = new Set<string>()
  const settled = settings.flatMap((name) => process.env[name] || []).flatMap(spellingsOf)
  const learned: string[] = []
  let waiting: string[] = []
  let answers = 0
  let sessions = 0
  const flush = () => {
    if (answers > 0) waiting.push(JSON.stringify({ answers, sessions }))
    answers = 0
    sessions = 0
    if (waiting.length > 0) appendFileSync(file, `${waiting.join('\n')}\n`)
    waiting = []
  }
  setInterval(flush, 250).unref()
  process.on('exit', flush)
  return {
    /** An answer was searched; it may have opened a session. */
    count(opensSession: boolean): void {
      answers += 1
      if (opensSession) sessions += 1
    },
    /** A password somebody sent. The first ones are looked for in all later answers. */
    learn(password: string): void {
      if (passwords.has(password)) return
      const own = apart(password)
      passwords.add(own)
      if (passwords.size <= keptPasswords) learned.push(...spellingsOf(own))
      waiting.push(JSON.stringify({ password }))
    },
    /** Whether a text holds a password that was learned. */
    holdsPassword(text: string): boolean {
      return learned.some((needle) => text.includes(needle))
    },
    /** Whether a text holds a secret of the settings. */
    holdsSetting(text: string): boolean {
      return settled.some((needle) => text.includes(needle))
    },
    write({ place, found, candidates }: Note): void {
      const fresh = candidates.filter((candidate) => !seen.has(candidate))
      for (const candidate of fresh) seen.add(apart(candidate))
      if (found.length > 0 || fresh.length > 0) {
        waiting.push(JSON.stringify({ place, found, candidates: fresh }))
      }
    },
  }
}
