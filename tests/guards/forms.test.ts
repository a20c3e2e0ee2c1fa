import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { pathsBelow, readProjectFile, sourceFiles, type SourceFile } from '../support/source-files'

// The one way in which forms are sent. Whatever else sends one could lose its page when a request fails.
const plumbing = 'components/form/'
const frames = new Set(['FormFrame', 'ActionForm', 'AskedForm', 'FrameForm', 'ChosenBar', 'UndoForm'])
// Nothing of it fails: what is pressed is kept and sent later (tests/e2e/duty.spec.ts).
const keptOnPhone = 'components/dispatch/duty-trip-card.tsx'
const files = sourceFiles('app', 'components').filter(({ path }) => !path.startsWith(plumbing))

function nodesOf({ path, text }: SourceFile): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return nodes
}

const parsed = files.map((file) => ({ path: file.path, nodes: nodesOf(file) }))

const isElement = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)

/** Searches have an address: a form that is sent by GET loads a page like a link. */
const isSearch = ({ attributes }: ts.JsxOpeningLikeElement) =>
  attributes.properties.some((attribute) => /^method="get"$/.test(attribute.getText()))

/** What a file imports from actions, by the names it uses for them. */
const actionsIn = (nodes: readonly ts.Node[]) =>
  nodes
    .filter(
      (node) =>
        ts.isImportDeclaration(node) &&
        /^'@\/lib\/.*\/([\w-]+-)?actions'$/.test(node.moduleSpecifier.getText()),
    )
    .flatMap((node) => nodes.filter((one) => ts.isImportSpecifier(one) && one.parent.parent.parent === node))
    .flatMap((node) => (ts.isImportSpecifier(node) && !node.isTypeOnly ? [node.name.text] : []))

describe('every form', () => {
  it('is rendered by the plumbing, unless it searches', () => {
    const own = parsed.flatMap(({ path, nodes }) =>
      nodes
        .filter(isElement)
        .filter((node) => node.tagName.getText() === 'form' && !isSearch(node))
        .map(() => path),
    )
    expect(own).toEqual([])
  })

  it('is sent by the plumbing: nobody else calls an action or asks React to', () => {
    const bypasses = parsed.flatMap(({ path, nodes }) => {
      const actions = new Set(actionsIn(nodes))
      return nodes
        .filter(
          (node) =>
            (ts.isCallExpression(node) &&
              (actions.has(node.expression.getText()) ||
                node.arguments.some((argument) => actions.has(argument.getText())))) ||
            (ts.isJsxAttribute(node) && node.name.getText() === 'formAction') ||
            (ts.isIdentifier(node) && /^(useActionState|useFormStatus|XMLHttpRequest)$/.test(node.text)),
        )
        .map((node) => `${path}: ${node.getText().split('\n')[0]}`)
    })
    expect(bypasses).toEqual([])
  })

  it('is walked while its requests fail (tests/support/failed-sending.ts)', () => {
    const rendering = parsed
      .filter(({ nodes }) => nodes.filter(isElement).some((node) => frames.has(node.tagName.getText())))
      .map(({ path }) => path)
      .filter((path) => path !== keptOnPhone)
    const walks = pathsBelow('tests/e2e')
      .filter((path) => path.includes('/failed-sending-'))
      .map(readProjectFile)
      .join('\n')
    const walked = walks.matchAll(/file: '([^']+)'/g)
    expect(rendering.length).toBeGreaterThan(20)
    expect([...new Set([...walked].map(([, path]) => path))].sort()).toEqual(rendering.sort())
  })
})
