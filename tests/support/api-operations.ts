import ts from 'typescript'
import { sourceFiles, type SourceFile } from './source-files'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Served = {
  /** The method under which `apiRoute` has it. */
  method: string
  /** The name of the declared operation. */
  id: string
}

/** What a route file gives to `apiRoute`: for each method the operations that it serves. */
function servedIn({ path, text }: SourceFile): { methods: string[]; served: Served[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const served: Served[] = []
  const noteServed = (method: string, node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineEndpoint') {
      served.push({ method, id: node.arguments[0]?.getText().split('.').at(-1) ?? '' })
    }
    ts.forEachChild(node, (child) => noteServed(method, child))
  }
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'apiRoute') {
      const [table] = node.arguments
      if (!table || !ts.isObjectLiteralExpression(table)) {
        throw new Error(`${path}: give apiRoute its operations in place, so that tests see the methods`)
      }
      for (const property of table.properties) {
        const method = property.name?.getText() ?? ''
        found.add(method)
        noteServed(method, property)
      }
    }
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (isExported && ts.isFunctionDeclaration(node) && node.name) found.add(node.name.text)
    if (isExported && ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations)
        if (ts.isIdentifier(name)) found.add(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { methods: methods.filter((method) => found.has(method)), served }
}

const routeFiles = () => sourceFiles('app').filter(({ path }) => /\/route\.tsx?$/.test(path))

function addressOf({ path }: SourceFile): string {
  const folders = path.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`
}

/** Every operation below `app` that is no page, as `METHOD /address` with the folders' own parameters. */
export function apiOperations(): string[] {
  return routeFiles().flatMap((file) =>
    servedIn(file).methods.map((method) => `${method} ${addressOf(file)}`),
  )
}

/** Every declared operation that a route file below `app/api` serves, with the file's address and method. */
export function servedOperations(): (Served & { address: string })[] {
  return routeFiles()
    .filter(({ path }) => path.startsWith('app/api/'))
    .flatMap((file) => servedIn(file).served.map((one) => ({ ...one, address: addressOf(file) })))
}

/** Methods of route files below `app/api` that serve no declared operation. */
export function undeclaredOperations(): string[] {
  return routeFiles()
    .filter(({ path }) => path.startsWith('app/api/'))
    .flatMap((file) => {
      const { methods: known, served } = servedIn(file)
      return known
        .filter((method) => !served.some((one) => one.method === method))
        .map((method) => `${method} ${addressOf(file)}`)
    })
}
