import ts from 'typescript'
import { sourceFiles, type SourceFile } from './source-files'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The methods that a route file answers itself: the keys it gives to `apiRoute`, or the handlers that it exports. */
function methodsOf({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'apiRoute') {
      const [table] = node.arguments
      if (!table || !ts.isObjectLiteralExpression(table)) {
        throw new Error(`${path}: give apiRoute its handlers in place, so that tests see the methods`)
      }
      for (const property of table.properties) found.add(property.name?.getText() ?? '')
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
  return methods.filter((method) => found.has(method))
}

/** Every operation below `app` that is no page, as `METHOD /address` with the folders' own parameters. */
export function apiOperations(): string[] {
  return sourceFiles('app')
    .filter(({ path }) => /\/route\.tsx?$/.test(path))
    .flatMap((file) => {
      const folders = file.path.split('/').slice(1, -1)
      const address = folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')
      return methodsOf(file).map((method) => `${method} /${address}`)
    })
}
