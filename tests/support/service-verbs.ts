import { requestKindNames } from '@/lib/requests/rules'
import { fleetScreens } from '@/lib/vehicles/rules'
import ts from 'typescript'
import { sourceFiles, type SourceFile } from './source-files'

export type Verb = {
  name: string
  file: string
  /** How tables name it: the folder below `lib`, and the verb; with its kind where a verb is for several. */
  id: string
  /** The first parameter, as written. */
  actor: string
  firstLine: string
}

/** A verb that runs over kinds is asked about each of them. */
function kindsOf(path: string, parameter: string): readonly string[] {
  if (/^kind: (Request)?Kind$/.test(parameter)) return requestKindNames
  const isOfVehicles = path.startsWith('lib/vehicles/') && /^\{?\s*kind\b/.test(parameter)
  return isOfVehicles ? Object.keys(fleetScreens) : ['']
}

function exportedVerbs({ path, text }: SourceFile): Verb[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((verb) => {
    const isExported = verb.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    const name = verb.name?.text ?? ''
    return kindsOf(path, verb.parameters[1]?.getText() ?? '').map((kind) => ({
      name,
      file: path,
      id: `${path.replace(/^lib\/|\/[^/]+$/g, '')} ${name}${kind && `:${kind}`}`,
      actor: verb.parameters[0]?.getText() ?? '',
      firstLine: verb.body?.statements[0]?.getText() ?? '',
    }))
  })
}

// Mails, jobs and the audit writer are used by services and by the server itself, never by a request.
const noNouns =
  /^lib\/(?:(?:auth|core|db|server|jobs)\/|mail\/(?!queries)|audit\/audit-writer|vehicles\/vehicle-words|[\w-]+\/(?:mails|jobs)\.ts)/

// Who is handed a transaction acts for the service that opened it.
const opensDatabase = /^import \{[^}]*\bdatabase(?:Pool)?\b[^}]*\} from '@\/lib\/db\/client'/m

/**
 * Every verb of a service: the exported functions of the files of a noun that may read or write the database
 * (ARCHITECTURE section 2), and whatever else is asked by an actor.
 */
export function serviceVerbs(): Verb[] {
  return sourceFiles('lib').flatMap((file) => {
    const isNoun = !noNouns.test(file.path) && opensDatabase.test(file.text)
    return exportedVerbs(file).filter(
      ({ name, actor }) => isNoun || (actor === 'actor: Actor' && !name.startsWith('authorize')),
    )
  })
}
