import { describe, expect, it } from 'vitest'
import { can } from '@/lib/auth/permissions'
import { isRoutePath, routeOf, routePaths } from '@/lib/routes/routes'
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
      /\/\((account|office)\)\/.*\/page\.tsx$|\/(?:OneDayBook|YourBooking)\/page\.tsx$/.test(file.path) &&
      !leadsOn.includes(addressOf(file.path)),
  )

  it.each(guarded)('$path asks the guard for its own address', (file) => {
    expect(file.text).toMatch(new RegExp(`guard\\(\\s*'${addressOf(file.path)}'`))
  })
})

describe('a public page that reads its query', () => {
  // What follows a link of a mail is never kept.
  const reading = sourceFiles('app/[locale]/(site)', 'app/[locale]/(flow)').filter(({ path, text }) => {
    const address = addressOf(path)
    if (!path.endsWith('/page.tsx') || !isRoutePath(address)) return false
    const { permission, takesSecret } = routeOf(address)
    return can('visitor', permission) && !takesSecret && /searchParams/.test(text)
  })

  it.each(reading)('$path names its parameters in the route table, by which it is kept', ({ path }) => {
    const address = addressOf(path)
    expect(isRoutePath(address) && routeOf(address).query).toBeTruthy()
  })
})
