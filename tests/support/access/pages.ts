import { adminOnly, everyone, signedIn, staff, type May } from './personas'
import type { World } from './world'

export type PageRow = {
  may: May
  /** What the page needs in its address to show something. */
  query?: (world: World) => Record<string, string>
  /** What people who are signed in and may not are told, where it is not the way to their dashboard. */
  refusal?: string
  /** A page that shows nothing itself and leads those who may on: where to, by persona's role. */
  leadsTo?: Partial<Record<'user' | 'subadmin' | 'admin', string>>
}

/** Every page and who may enter it (CONTRACT section 5). A page without a row fails tests/guards/access.test.ts. */
export const pageAccess: Record<string, PageRow> = {
  '/': { may: everyone },
  '/Home': { may: everyone },
  '/AboutUS': { may: everyone },
  '/Services': { may: everyone },
  '/Vehicles': { may: everyone },
  '/VehiclesTypes': { may: everyone },
  '/Booking': { may: everyone },
  '/Newsletter': { may: everyone },
  '/Contact': { may: everyone },
  '/OneDayVehicles': { may: everyone },
  '/Pricing': { may: everyone },
  '/OneDayVehiclesBook': { may: everyone, query: ({ vehicle }) => ({ id: vehicle.id }) },
  '/Tutorial': { may: everyone },
  '/EasyBookingSteps': { may: everyone },
  '/Demo': { may: everyone },
  '/Terms': { may: everyone },
  '/Privacy': { may: everyone },
  '/Offline': { may: everyone },
  '/api/docs': { may: everyone },
  '/register': {
    may: everyone,
    leadsTo: { user: '/Dashboard', subadmin: '/Dashboard', admin: '/Dashboard' },
  },
  '/SignUp': { may: everyone, leadsTo: { user: '/Dashboard', subadmin: '/Dashboard', admin: '/Dashboard' } },
  '/Login': { may: everyone, leadsTo: { user: '/Dashboard', subadmin: '/Dashboard', admin: '/Dashboard' } },
  '/ForgotPassword': { may: everyone },
  '/ResetPassword': { may: everyone },
  '/ConfirmEmail': { may: everyone },
  '/OneDayBook': { may: signedIn, query: ({ vehicle, day }) => ({ id: vehicle.id, date: day }) },
  '/Dashboard': {
    may: signedIn,
    leadsTo: { user: '/UserDashboard', subadmin: '/SubAdmin', admin: '/Admin' },
  },
  '/UserDashboard': { may: signedIn },
  '/UserBookStatus': { may: signedIn },
  '/UserProfile': { may: signedIn },
  '/Confirmation': {
    may: 'owner subadmin admin',
    query: ({ booking }) => ({ id: booking.id }),
    refusal: '404',
  },
  '/YourBooking': {
    may: 'owner subadmin admin',
    query: ({ booking }) => ({ id: booking.id }),
    refusal: '404',
  },
  '/SubAdmin': { may: staff },
  '/SubBookStatus': { may: staff },
  '/Schedule': { may: staff },
  '/SubProfile': { may: staff },
  '/SubDemoDb': { may: staff },
  '/BookingDb': { may: staff },
  '/EditBookingDb': { may: staff, query: ({ travelBooking }) => ({ id: travelBooking.id }) },
  '/LandingDemoDb': { may: adminOnly },
  '/ContactDb': { may: adminOnly },
  '/EditContactDb': { may: adminOnly, query: ({ contact }) => ({ id: contact.id }) },
  '/Admin': { may: adminOnly },
  '/Audit': { may: adminOnly },
  '/Outbox': { may: adminOnly },
  '/Prices': { may: adminOnly },
  '/Profile': { may: adminOnly },
  '/LandingBookStatus': { may: adminOnly },
  '/AllBookStatus': { may: adminOnly },
  '/StatusOfBook': { may: adminOnly, query: () => ({ status: 'pending' }) },
  '/UserDb': { may: adminOnly },
  '/UsersData': { may: adminOnly },
  '/View': { may: adminOnly, query: ({ victim }) => ({ id: victim.id }) },
  '/Edit': { may: adminOnly, query: ({ victim }) => ({ id: victim.id }) },
  '/Delete': { may: adminOnly, query: ({ victim }) => ({ id: victim.id }) },
  '/EditBookStatus': { may: adminOnly, query: ({ booking }) => ({ id: booking.id }) },
  '/LandingVehicle': { may: staff },
  '/SubLandingVehicle': { may: staff },
  '/Get': { may: staff },
  '/GetAdmin': { may: adminOnly },
  '/Post': { may: staff },
  '/Views': { may: staff, query: ({ car }) => ({ id: car.id }) },
  '/Edits': { may: staff, query: ({ car }) => ({ id: car.id }) },
  '/Deletes': { may: staff, query: ({ car }) => ({ id: car.id }) },
  '/OneLandingVehicle': { may: staff },
  '/AdminOneLandingVehicle': { may: adminOnly },
  '/OneGet': { may: staff },
  '/AdminOneDayVehicleGet': { may: adminOnly },
  '/OnePost': { may: staff },
  '/OneViews': { may: staff, query: ({ vehicle }) => ({ id: vehicle.id }) },
  '/OneEdits': { may: staff, query: ({ vehicle }) => ({ id: vehicle.id }) },
  '/OneDeletes': { may: staff, query: ({ vehicle }) => ({ id: vehicle.id }) },
  '/AdminOneDayVehicleEdits': { may: adminOnly, query: ({ vehicle }) => ({ id: vehicle.id }) },
  '/AdminOneDayVehicleDeletes': { may: adminOnly, query: ({ vehicle }) => ({ id: vehicle.id }) },
}
