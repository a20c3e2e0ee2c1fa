import { describe, expect, it } from 'vitest'
import { adminTiles, menuOf, openTo, subAdminTiles } from './menus'
import { homeOfRole, routePaths } from './routes'

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

  it.each(['user', 'subadmin', 'admin'] as const)(
    'lead a %s by the menu home and to open pages only',
    (role) => {
      const menu = menuOf(role).map(({ href }) => href)
      expect(menu[0]).toBe(homeOfRole[role])
      expect(openTo(role, menu)).toEqual(menu)
      expect(menu.every((href) => routePaths.includes(href))).toBe(true)
    },
  )
})
