import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { permissions } from '@/lib/auth/permissions'
import { sourceFiles, type SourceFile } from '../support/source-files'

// The files of a noun that may read or write the database (ARCHITECTURE section 2).
const services = sourceFiles('lib').filter(
  ({ path, text }) =>
    // Mails, jobs and the audit's pen are used by services and by the server itself, never by a request.
    /^lib\/(?!auth|db|http|logging|mail|jobs|audit\/record)[\w-]+\//.test(path) &&
    /from '@\/lib\/db\/client'/.test(text),
)

type Verb = { name: string; file: string; actor: string; firstLine: string }

function exportedVerbs({ path, text }: SourceFile): Verb[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((verb) => {
    const isExported = verb.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    return {
      name: verb.name?.text ?? '',
      file: path,
      actor: verb.parameters[0]?.getText() ?? '',
      firstLine: verb.body?.statements[0]?.getText() ?? '',
    }
  })
}

const verbs = services.flatMap(exportedVerbs)

describe('every verb of a service', () => {
  it('is found by this test', () => {
    expect(verbs.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createOneDayBooking', 'registerUser']),
    )
  })

  it.each(verbs)('$name is asked by an actor and authorises first', ({ actor, firstLine }) => {
    expect(actor).toBe('actor: Actor')
    const word = /^authorize(?:Anyone)?\(actor, '([\w:-]+)'\)/.exec(firstLine)?.[1]
    expect(Object.keys(permissions)).toContain(word)
  })
})

describe('every permission', () => {
  const everything = sourceFiles('app', 'components', 'lib').filter(
    ({ path }) => path !== 'lib/auth/permissions.ts',
  )

  // Signing out needs no right to be checked: it ends whatever session the cookie names.
  it.each(Object.keys(permissions).filter((word) => word !== 'session:end-own'))(
    '%s is asked for somewhere',
    (word) => {
      expect(everything.some(({ text }) => text.includes(`'${word}'`))).toBe(true)
    },
  )
})
