import { describe, expect, it } from 'vitest'
import { routePaths } from '@/lib/routes/routes'
import { pathsBelow, sourceFiles } from '../support/source-files'

// Not in the table: middleware rewrites unknown addresses to it; as an address of its own it is unknown as well.
const behindMiddleware = ['/NotFound']

const pages = pathsBelow('app/[locale]').filter((file) => file.endsWith('/page.tsx'))

function addressOf(file: string): string {
  const folders = file.split('/').slice(2, -1)
  return `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`
}

describe('the route table', () => {
  it('lists every page and nothing else', () => {
    const addresses = pages.map(addressOf).filter((address) => !behindMiddleware.includes(address))
    expect(addresses.toSorted()).toEqual([...routePaths].toSorted())
  })

  it('has no two addresses that differ only in case', () => {
    expect(new Set(routePaths.map((path) => path.toLowerCase())).size).toBe(routePaths.length)
  })
})

describe('a page that not everybody may see', () => {
  // `/Dashboard` shows nothing: it asks who is there and leads on.
  const leadsOn = ['/Dashboard']
  const guarded = sourceFiles('app/[locale]').filter(
    (file) =>
      /\/\((account|office)\)\/.*\/page\.tsx$|\/OneDayBook\/page\.tsx$/.test(file.path) &&
      !leadsOn.includes(addressOf(file.path)),
  )

  it.each(guarded)('$path asks the guard for its own address', (file) => {
    expect(file.text).toMatch(new RegExp(`guard\\(\\s*'${addressOf(file.path)}'`))
  })
})
