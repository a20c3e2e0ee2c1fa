import { describe, expect, it } from 'vitest'
import { adminTiles, beginningsOf, menuOf, openTo, sectionOf, subAdminTiles } from './menus'
import { homeOfRole, profileOfRole, routeOf, routePaths } from './routes'

describe('the ways that a dashboard offers', () => {
  // Typed by hand from SPEC section 2.
  it('are those of the specification, for the role that it is for', () => {
    const admin = 'UserDb ContactDb BookingDb LandingBookStatus LandingVehicle AdminOneLandingVehicle'
    expect(openTo('admin', adminTiles).join(' ')).toBe(admin.replaceAll(/(\w+)/g, '/$1'))
    const subAdmin = 'SubDemoDb SubBookStatus SubLandingVehicle OneLandingVehicle'
    expect(openTo('subadmin', subAdminTiles).join(' ')).toBe(subAdmin.replaceAll(/(\w+)/g, '/$1'))
  })

  it('are closed to whoever may not enter', () => {
    expect(openTo('user', [...adminTiles, ...subAdminTiles])).toEqual([])
    expect(openTo('subadmin', adminTiles)).toEqual(['/BookingDb', '/LandingVehicle'])
    expect(openTo('admin', subAdminTiles)).toEqual([...subAdminTiles])
  })
})

const entriesOf = (role: 'user' | 'subadmin' | 'admin') => menuOf(role).flatMap(({ entries }) => entries)

describe('the side menu', () => {
  it.each(['user', 'subadmin', 'admin'] as const)(
    'leads a %s home, to the profile, and to open pages only, each once',
    (role) => {
      const menu = entriesOf(role).map(({ href }) => href)
      expect(menu[0]).toBe(homeOfRole[role])
      expect(menu).toContain(profileOfRole[role])
      expect(openTo(role, menu)).toEqual(menu)
      expect(new Set(menu).size).toBe(menu.length)
    },
  )

  it('has the groups of the desk, of which a sub-admin has no money', () => {
    expect(menuOf('admin').map(({ key }) => key)).toEqual(['today', 'bookings', 'fleet', 'money', 'settings'])
    expect(menuOf('subadmin').map(({ key }) => key)).toEqual(['today', 'bookings', 'fleet', 'settings'])
  })

  it.each(['subadmin', 'admin'] as const)(
    'marks one entry for every office page that a %s may enter',
    (role) => {
      const pages = openTo(role, routePaths).filter((path) => routeOf(path).frame === 'office')
      // A sub-admin's own pages are also an admin's to look into, never the other way round; the search is of no section.
      expect(pages.filter((path) => !sectionOf(role, path))).toEqual(['/Search'])
      const marks = (path: string) =>
        entriesOf(role).filter(({ href, below = [] }) => href === path || below.some((one) => one === path))
      expect(pages.filter((path) => marks(path).length > 1 && marks(path)[0]?.href !== path)).toEqual([])
    },
  )

  it('offers a sub-admin to begin what an admin may, but for prices', () => {
    const keys = (role: 'subadmin' | 'admin') => beginningsOf(role).map(({ labelKey }) => labelKey)
    expect(keys('admin').filter((key) => !keys('subadmin').includes(key))).toEqual(['addRule'])
    expect(beginningsOf('user')).toEqual([])
  })
})
