import type { RoutePath } from '@/lib/routes'

/** Pixels of the picture that messengers and social networks show with a link. */
export const socialSize = { width: 1200, height: 630 } as const

/** The line on the picture of a page; pages without one carry that of the landing page. */
export const socialLines = {
  '/': 'Landing.title',
  '/Home': 'Home.heroTitle',
  '/AboutUS': 'AboutUs.title',
  '/Services': 'Services.title',
  '/Vehicles': 'Vehicles.title',
  '/VehiclesTypes': 'VehiclesTypes.title',
  '/OneDayVehicles': 'OneDayVehicles.title',
  '/Pricing': 'Pricing.title',
  '/Booking': 'TravelBooking.title',
  '/Contact': 'Contact.title',
  '/Tutorial': 'Tutorial.title',
  '/EasyBookingSteps': 'BookingSteps.title',
  '/Demo': 'Demo.title',
  '/Terms': 'Terms.title',
  '/Privacy': 'Privacy.title',
  '/register': 'Register.title',
  '/Login': 'Login.title',
} as const satisfies Partial<Record<RoutePath, string>>

const lines: Partial<Record<string, (typeof socialLines)[keyof typeof socialLines]>> = socialLines

/** The message with the line of a page. */
export function socialLineOf(path: string): (typeof socialLines)[keyof typeof socialLines] {
  return lines[path] ?? socialLines['/']
}

/** The address of a page's picture in a language: `/og/am/Home.jpg`. */
export function socialPictureOf(path: RoutePath, locale: string): string {
  return `/og/${locale}/${path === '/' ? 'Landing' : path.slice(1)}.jpg`
}
