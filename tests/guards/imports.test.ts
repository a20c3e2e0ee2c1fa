import { describe, expect, it } from 'vitest'
import { resolveImport, runtimeImports, sourceFiles, type SourceFile } from '../support/source-files'

const files = sourceFiles('app', 'components', 'lib', 'middleware.ts')

/** `file → import` of everything in `from` that imports what `refused` names. */
function breaches(
  from: (file: SourceFile) => boolean,
  refused: (target: string, file: SourceFile) => boolean,
) {
  return files.filter(from).flatMap((file) =>
    runtimeImports(file)
      .map((specifier) => resolveImport(file, specifier))
      .filter((target) => refused(target, file))
      .map((target) => `${file.path} → ${target}`),
  )
}

const below = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`)
// How a list is searched and paged is pure: a schema says it too. A lock is asked for with its service's transaction.
const isPrisma = (target: string) => /^lib\/db\/(?!(?:search|cursor|lock)$)|^@prisma\/|^pg$/.test(target)
const nounOf = (path: string) => /^lib\/([\w-]+)\/\w/.exec(path)?.[1]

/** Every module that one imports, itself or by others, each with the way to it. */
function reachedFrom(start: string, sources: SourceFile[]): Map<string, string> {
  const byPath = new Map(sources.map((file) => [file.path.replace(/\.tsx?$/, ''), file]))
  const reached = new Map([[start, start]])
  for (const [target, way] of reached) {
    const file = byPath.get(target)
    for (const specifier of file ? runtimeImports(file) : []) {
      const next = resolveImport(file ?? { path: target, text: '' }, specifier)
      if (!reached.has(next)) reached.set(next, `${way} → ${next}`)
    }
  }
  return reached
}

const waysToDatabase = (reached: Map<string, string>) =>
  [...reached].filter(([target]) => isPrisma(target) || target === 'lib/server/cache').map(([, way]) => way)

describe('the bands of the architecture', () => {
  it('nothing imports app', () => {
    expect(
      breaches(
        (file) => !file.path.startsWith('app/'),
        (target) => target.startsWith('app/'),
      ),
    ).toEqual([])
  })

  it('lib imports no component', () => {
    expect(breaches(below('lib'), (target) => target.startsWith('components/'))).toEqual([])
  })

  it('the kit takes nothing but the class-name helper', () => {
    const allowed = /^(components\/ui\/|lib\/core\/class-names$|react$|react-dom$|@base-ui\/|clsx$)/
    expect(breaches(below('components/ui'), (target) => !allowed.test(target))).toEqual([])
  })

  it('components take from lib only what is safe in a browser', () => {
    // They read the cookie, and set the status, before anything reaches the browser.
    const onlyOnServer = ['components/site/flash-slot.tsx', 'components/site/not-found-text.tsx']
    const allowed =
      /^lib\/([\w-]+\/)+([\w-]+-)?(schema|rules|actions)$|^lib\/(auth\/(permissions|device-name)|audit\/wording|statistics\/report-period|routes\/(routes|menus)|site\/[\w-]+|server\/form-state|transfers\/bank-message)$|^lib\/core\/(errors|i18n\/[\w-]+|day|local-text|ethiopian-day|money|class-names|fold-text|phone|phone-text|schemas|transfer-kinds)$/
    expect(
      breaches(
        (file) => below('components')(file) && !onlyOnServer.includes(file.path),
        (target) => target.startsWith('lib/') && !allowed.test(target),
      ),
    ).toEqual([])
  })

  it('what pages draw often is of the browser, so that they carry its words alone', () => {
    const often = `office/tile statistics/work-card ui/badge ui/facts ui/icon ui/timeline vehicles/day-words
      vehicles/vehicle-picture`
    const paths = often.split(/\s+/).map((name) => `components/${name}.tsx`)
    const ofBrowser = files.filter(({ text }) => /^'use client'/.test(text)).map(({ path }) => path)
    expect(ofBrowser).toEqual(expect.arrayContaining(paths))
  })

  it('a client component imports nothing that is for the server', () => {
    const serverOnly = new Set(
      files
        .filter(({ text }) => /^import 'server-only'/m.test(text))
        .map(({ path }) => path.replace(/\.tsx?$/, '')),
    )
    expect(
      breaches(
        ({ text }) => /^'use client'/.test(text),
        // The tables of all countries' numbers weigh more than a form (docs/decisions/phones.md).
        (target) => serverOnly.has(target) || isPrisma(target) || target === 'lib/core/phone',
      ),
    ).toEqual([])
  })

  it('Prisma is not for pages, inputs, rules, actions and endpoints', () => {
    const refused =
      /^lib\/(core|routes|site)\/|^lib\/([\w-]+\/)+([\w-]+-)?(schema|rules|actions|endpoints)\.ts$|^(app|components)\/|^middleware/
    expect(
      breaches((file) => refused.test(file.path) && file.path !== 'app/api/endpoints.ts', isPrisma),
    ).toEqual([])
  })

  it('inside a noun the order is actions, queries and mutations, rules, schema', () => {
    // A schema may name a rule that it checks with; a rule knows no input.
    const refused: [RegExp, RegExp][] = [
      [/schema\.ts$/, /(actions|queries|mutations|view)$/],
      [/rules\.ts$/, /(actions|queries|mutations|view|schema)$/],
      [/(queries|mutations)\.ts$/, /actions$/],
    ]
    expect(
      breaches(below('lib'), (target, file) =>
        refused.some(
          ([from, to]) => from.test(file.path) && to.test(target) && nounOf(file.path) === nounOf(target),
        ),
      ),
    ).toEqual([])
  })

  it('no step of the middleware reaches the database', () => {
    const reached = reachedFrom('middleware', files)
    expect(reached.size).toBeGreaterThan(15)
    expect(waysToDatabase(reached)).toEqual([])
  })

  it('a step of the middleware that reaches the database is found', () => {
    const planted = files.map((file) =>
      file.path === 'lib/server/page-visit.ts'
        ? { ...file, text: `import { currentActor } from '@/lib/auth/session'\n${file.text}` }
        : file,
    )
    expect(waysToDatabase(reachedFrom('middleware', planted))).toContainEqual(
      expect.stringMatching(/page-visit → lib\/auth\/session → lib\/db\/client$/),
    )
  })

  it('a step of the middleware is at most 40 lines', () => {
    const steps = files.find(({ path }) => path === 'lib/server/middleware-steps.ts')?.text ?? ''
    const lengths = steps
      .split(/^(?=export const \w+: Step)/m)
      .slice(1)
      .map((step) => (/^[\s\S]*?\n\}\n|^.*\n(?:  .*\n)*/.exec(step)?.[0] ?? step).split('\n').length)
    expect(lengths).toHaveLength(7)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(40)
  })

  it('services and sign-in never reach a browser', () => {
    const unmarked = files
      .filter(({ path }) =>
        /^lib\/([\w-]+\/)+(queries|mutations|reserve)\.ts$|^lib\/(db\/client|auth\/(session|guard|password))\.ts$/.test(
          path,
        ),
      )
      .filter(({ text }) => !/^import 'server-only'/m.test(text))
    expect(unmarked.map(({ path }) => path)).toEqual([])
  })

  it('the booking of a vehicle reads at most 56 own files', () => {
    const own = [...reachedFrom('lib/bookings/actions', files).keys()].filter(
      (path) => path === '#phone' || (path.startsWith('lib/') && !path.startsWith('lib/db/generated/')),
    )
    expect(own).toContain('lib/bookings/reserve')
    expect(own.length).toBeLessThanOrEqual(56)
  })

  it('there are no barrels', () => {
    expect(files.filter(({ path }) => /\/index\.tsx?$/.test(path)).map(({ path }) => path)).toEqual([])
  })
})
