import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles, type SourceFile } from '../support/source-files'

// Attributes that a person reads or hears.
const readAttributes = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'summary',
])

// Texts that are no language: each with its reason.
const allowed: Record<string, string> = {
  Br: 'the sign of the currency',
}

const files = sourceFiles('app', 'components').filter(
  ({ path }) =>
    path.endsWith('.tsx') &&
    // Runs when even the messages may be broken; it carries the three languages itself.
    path !== 'app/global-error.tsx',
)

/** Words that a screen would show and that do not come from messages/. */
function writtenTexts({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const note = (words: string) => {
    const trimmed = words.trim()
    if (/\p{L}/u.test(trimmed) && !(trimmed in allowed)) found.push(`${path}: ${trimmed}`)
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node.text)
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression) &&
      !ts.isJsxAttribute(node.parent)
    ) {
      note(node.expression.text)
    }
    if (ts.isJsxAttribute(node) && node.initializer && readAttributes.has(node.name.getText())) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
      if (value && ts.isStringLiteralLike(value)) note(value.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Colons behind a label that are those of English in each language. */
function ownColons({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const written = ts.isJsxText(node) || ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node)
    if (written && /^\s*:\s|: $/.test(node.text)) found.push(`${path}: ${node.parent.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('the screens', () => {
  it('write the colon of the language behind a label', () => {
    expect(files.flatMap(ownColons)).toEqual([])
  })

  it('show no text that is not in messages/', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.flatMap(writtenTexts)).toEqual([])
  })

  it('carry no inline style, which the policy refuses', () => {
    // The pictures for messengers are drawn in JSX too, and leave it as JPEG.
    const pages = files.filter(({ path }) => path !== 'app/og/draw-social-picture.tsx')
    expect(pages.filter(({ text }) => /\sstyle=\{/.test(text)).map(({ path }) => path)).toEqual([])
  })
})
