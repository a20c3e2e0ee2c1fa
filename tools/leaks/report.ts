import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { candidatesIn, isSecret, looksLikeSecrets, spellingsOf } from './shapes'

const fromDatabase = 'an id, secret or hash of the database'

const note = z.union([
  z.object({ answers: z.number(), sessions: z.number() }),
  z.object({ password: z.string() }),
  z.object({ place: z.string(), found: z.array(z.string()), candidates: z.array(z.string()) }),
])

export type LeakReport = {
  answers: number
  /** Answers that opened a session: proof that the watch sees cookies. */
  sessions: number
  logLines: number
  secrets: number
  /** What was given away and where; never the secret itself. */
  leaks: string[]
}

type Sources = {
  /** Where the watched servers left their notes and what they said. */
  folder: string
  /** What the database knows as secrets (`readSecrets`). */
  secrets: ReadonlySet<string>
}

/** Puts together what the servers noted, what they logged, and what the database knows to be secret. */
export function readLeaks({ folder, secrets }: Sources): LeakReport {
  const report: LeakReport = { answers: 0, sessions: 0, logLines: 0, secrets: secrets.size, leaks: [] }
  const passwords = new Set<string>()
  for (const entry of linesOf(folder, '.answers').map((text) => note.parse(JSON.parse(text)))) {
    if ('answers' in entry) {
      report.answers += entry.answers
      report.sessions += entry.sessions
    } else if ('password' in entry) passwords.add(entry.password)
    else {
      const known = entry.candidates.filter((candidate) => isSecret(candidate, secrets))
      report.leaks.push(...entry.found.map((what) => `${what}: ${entry.place}`))
      report.leaks.push(...known.map(() => `${fromDatabase}: ${entry.place}`))
    }
  }
  const spelled = [...passwords].flatMap(spellingsOf)
  for (const text of linesOf(folder, '.log')) {
    report.logLines += 1
    const found = [
      ...looksLikeSecrets(text),
      ...(spelled.some((password) => text.includes(password)) ? ['a password'] : []),
      ...[...candidatesIn(text)].filter((one) => isSecret(one, secrets)).map(() => fromDatabase),
    ]
    report.leaks.push(...found.map((what) => `${what}: a log, in ${text.slice(0, 24)}…`))
  }
  return { ...report, leaks: [...new Set(report.leaks)] }
}

/** The lines of all files of one kind; of a server that was killed the last may be cut off. */
function linesOf(folder: string, ending: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return names.flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n')
    lines.pop()
    return lines.filter(Boolean)
  })
}
