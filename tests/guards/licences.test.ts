import { expect, it } from 'vitest'
import { z } from 'zod'
import { readProjectFile } from '../support/source-files'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      license: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
type Packages = z.output<typeof lockFile>['packages']

/** What may be part of the site: whoever runs or changes it owes a notice at most (docs/decisions/dependency-pins.md). */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Python-2.0', 'Unlicense'],
])

/** Looked at one by one. */
const excepted: Record<string, string> = {
  'caniuse-lite': 'CC-BY-4.0 is about a table of browsers, which is read when the site is built',
  elkjs: 'EPL-2.0, drawn in by the tools of Prisma; the site never loads it',
  'seq-queue': 'names no licence in its package.json; its LICENSE is MIT',
}
/** The library for pictures, which its maker leaves replaceable, as the LGPL asks. */
const replaceable = /^@img\/sharp-/

const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? ''

/** Whether a licence of SPDX is one that we take: one of several where there is a choice, else all of them. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(/ and /i).every((part) => allowed.has(part)))
}

/** Packages of the running site whose licence is not among those, with the licence. */
function foreignLicences(packages: Packages): string[] {
  const broughtBy = (name: string) =>
    Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name])
  return Object.entries(packages)
    .filter(([place, { dev }]) => place && !dev)
    .flatMap(([place, { license }]) => {
      const name = nameOf(place)
      // The builds for other machines are those of the package that brings them.
      const licence = license ?? broughtBy(name)?.license ?? 'none'
      if (isAllowed(licence) || Object.hasOwn(excepted, name)) return []
      if (replaceable.test(name) && licence.includes('LGPL-3.0-or-later')) return []
      return [`${name}: ${licence}`]
    })
}

const { packages } = lockFile.parse(JSON.parse(readProjectFile('package-lock.json')))

it('every package of the running site has a licence that we take', () => {
  expect(foreignLicences(packages)).toEqual([])
})

it('a licence that asks for more is seen, and so is a missing one', () => {
  const planted = {
    ...packages,
    'node_modules/planted': { license: 'AGPL-3.0-only' },
    'node_modules/a/node_modules/nameless': {},
    'node_modules/half': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/chosen': { license: '(GPL-3.0-only OR MIT)' },
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
  }
  expect(foreignLicences(planted)).toEqual([
    'planted: AGPL-3.0-only',
    'nameless: none',
    'half: MIT AND GPL-3.0-only',
  ])
})

it('every exception is still needed', () => {
  const names = new Set(Object.keys(packages).map(nameOf))
  expect(Object.keys(excepted).filter((name) => !names.has(name))).toEqual([])
})
