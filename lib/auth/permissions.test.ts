import { describe, expect, it } from 'vitest'
import { routePaths, routeOf } from '@/lib/routes/routes'
import { can, permissions, roles, type Permission, type Role } from './permissions'

// Typed by hand from CONTRACT section 5, so that a slip in the matrix does not agree with itself.
const contract = {
  'page:public': 'visitor user subadmin admin',
  'account:register': 'visitor user subadmin admin',
  'account:recover': 'visitor user subadmin admin',
  'account:confirm-email': 'visitor user subadmin admin',
  'session:create': 'visitor user subadmin admin',
  'session:end-own': 'visitor user subadmin admin',
  'vehicle:list': 'visitor user subadmin admin',
  'contact:create': 'visitor user subadmin admin',
  'travel-booking:create': 'visitor user subadmin admin',
  'newsletter:subscribe': 'visitor user subadmin admin',
  'newsletter:confirm-own': 'visitor user subadmin admin',
  'newsletter:leave-own': 'visitor user subadmin admin',
  'account:open': 'user subadmin admin',
  'profile:confirm-email-own': 'user subadmin admin',
  'account:download-own': 'user subadmin admin',
  'account:remove-own': 'user subadmin admin',
  'profile:read-own': 'user subadmin admin',
  'profile:edit-own': 'user subadmin admin',
  'session:list-own': 'user subadmin admin',
  'one-day-booking:create': 'user subadmin admin',
  'one-day-booking:list-own': 'user subadmin admin',
  'one-day-booking:cancel-own': 'user subadmin admin',
  'one-day-booking:list-any': 'subadmin admin',
  'statistics:read': 'subadmin admin',
  'schedule:read': 'subadmin admin',
  'blocked-place:manage': 'subadmin admin',
  'vehicle:manage': 'subadmin admin',
  'office:sub-admin': 'subadmin admin',
  'travel-booking:list': 'subadmin admin',
  'travel-booking:set-done': 'subadmin admin',
  'travel-booking:reply': 'subadmin admin',
  'travel-booking:remove': 'subadmin admin',
  'one-day-booking:set-status': 'admin',
  'one-day-booking:remove': 'admin',
  'one-day-booking:release-transaction': 'admin',
  'contact:list': 'admin',
  'contact:set-done': 'admin',
  'contact:reply': 'admin',
  'contact:remove': 'admin',
  'audit:list': 'admin',
  'outbox:read': 'admin',
  'outbox:resend': 'admin',
  'office:admin': 'admin',
  'user:list': 'admin',
  'user:update': 'admin',
  'user:remove': 'admin',
} satisfies Record<Permission, string>

const pages: Record<string, string> = {
  '/': 'visitor user subadmin admin',
  '/Home': 'visitor user subadmin admin',
  '/AboutUS': 'visitor user subadmin admin',
  '/Services': 'visitor user subadmin admin',
  '/Vehicles': 'visitor user subadmin admin',
  '/VehiclesTypes': 'visitor user subadmin admin',
  '/Tutorial': 'visitor user subadmin admin',
  '/EasyBookingSteps': 'visitor user subadmin admin',
  '/Demo': 'visitor user subadmin admin',
  '/Terms': 'visitor user subadmin admin',
  '/Privacy': 'visitor user subadmin admin',
  '/Offline': 'visitor user subadmin admin',
  '/api/docs': 'visitor user subadmin admin',
  '/OneDayVehicles': 'visitor user subadmin admin',
  '/Pricing': 'visitor user subadmin admin',
  '/OneDayVehiclesBook': 'visitor user subadmin admin',
  '/register': 'visitor user subadmin admin',
  '/SignUp': 'visitor user subadmin admin',
  '/Login': 'visitor user subadmin admin',
  '/ForgotPassword': 'visitor user subadmin admin',
  '/ResetPassword': 'visitor user subadmin admin',
  '/ConfirmEmail': 'visitor user subadmin admin',
  '/Newsletter': 'visitor user subadmin admin',
  '/Booking': 'visitor user subadmin admin',
  '/Contact': 'visitor user subadmin admin',
  '/OneDayBook': 'user subadmin admin',
  '/Dashboard': 'user subadmin admin',
  '/UserDashboard': 'user subadmin admin',
  '/UserBookStatus': 'user subadmin admin',
  '/UserProfile': 'user subadmin admin',
  '/Confirmation': 'user subadmin admin',
  '/SubAdmin': 'subadmin admin',
  '/SubBookStatus': 'subadmin admin',
  '/Schedule': 'subadmin admin',
  '/SubProfile': 'subadmin admin',
  '/Admin': 'admin',
  '/Audit': 'admin',
  '/Outbox': 'admin',
  '/Profile': 'admin',
  '/SubDemoDb': 'subadmin admin',
  '/BookingDb': 'subadmin admin',
  '/EditBookingDb': 'subadmin admin',
  '/ContactDb': 'admin',
  '/EditContactDb': 'admin',
  '/LandingDemoDb': 'admin',
  '/LandingVehicle': 'subadmin admin',
  '/SubLandingVehicle': 'subadmin admin',
  '/GetAdmin': 'admin',
  '/Get': 'subadmin admin',
  '/Post': 'subadmin admin',
  '/Views': 'subadmin admin',
  '/Edits': 'subadmin admin',
  '/Deletes': 'subadmin admin',
  '/AdminOneLandingVehicle': 'admin',
  '/OneLandingVehicle': 'subadmin admin',
  '/AdminOneDayVehicleGet': 'admin',
  '/OneGet': 'subadmin admin',
  '/OnePost': 'subadmin admin',
  '/OneViews': 'subadmin admin',
  '/OneEdits': 'subadmin admin',
  '/AdminOneDayVehicleEdits': 'admin',
  '/OneDeletes': 'subadmin admin',
  '/AdminOneDayVehicleDeletes': 'admin',
  '/LandingBookStatus': 'admin',
  '/AllBookStatus': 'admin',
  '/StatusOfBook': 'admin',
  '/EditBookStatus': 'admin',
  '/UserDb': 'admin',
  '/UsersData': 'admin',
  '/View': 'admin',
  '/Edit': 'admin',
  '/Delete': 'admin',
}

const holders = (permission: Permission): string =>
  roles.filter((role: Role) => can(role, permission)).join(' ')

describe('the permission matrix', () => {
  it('grants what the contract grants, to the word', () => {
    const granted = Object.fromEntries(Object.keys(permissions).map((word) => [word, '']))
    for (const role of roles) {
      for (const word of Object.keys(contract) as Permission[]) {
        if (can(role, word)) granted[word] = `${granted[word] ?? ''} ${role}`.trim()
      }
    }
    expect(granted).toEqual(contract)
  })

  it.each(routePaths)('lets the roles of the contract into %s', (path) => {
    expect(holders(routeOf(path).permission)).toBe(pages[path])
  })
})
