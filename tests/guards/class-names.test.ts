import path from 'node:path'
import { compile } from 'tailwindcss'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { readProjectFile, sourceFiles } from '../support/source-files'

// Classes without a rule of their own, which others ask for: `group-hover:`.
const markers = /^(group|peer)(\/\w+)?$/

/** The texts of an expression that are classes as they are: neither what is compared nor what a function is given. */
function classTexts(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isCallExpression(node)) return []
  if (ts.isBinaryExpression(node)) return classTexts(node.right)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(classTexts)
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...classTexts(child)))
  return inner
}

function classNamesIn(text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) {
      names.push(...classTexts(node.initializer).flatMap((classes) => classes.split(/\s+/)))
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return names.filter(Boolean)
}

it('every class of an element has a rule in the stylesheet', async () => {
  const sheet = readProjectFile('app/globals.css')
  const { build } = await compile(sheet, {
    base: 'app',
    loadStylesheet: (id, base) => {
      const file = id === 'tailwindcss' ? 'node_modules/tailwindcss/index.css' : path.join(base, id)
      return Promise.resolve({ path: file, base: path.dirname(file), content: readProjectFile(file) })
    },
  })
  const files = sourceFiles('app', 'components').map(({ path: file, text }) => ({
    file,
    names: classNamesIn(text),
  }))
  // A leading digit is written as its code point.
  const css = `${sheet}${build(files.flatMap(({ names }) => names))}`.replaceAll(/\\3(\d) |\\/g, '$1')
  const hasRule = (name: string) =>
    [...' ,.:)>['].some((next) => css.includes(`.${name}${next}`)) || markers.test(name)
  const unknown = files.flatMap(({ file, names }) =>
    names.filter((name) => !hasRule(name)).map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
