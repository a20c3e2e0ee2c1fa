import { carCategories, type CarCategory } from '@/lib/vehicles/rules'
import type { RoutePath } from '@/lib/routes/routes'
import { publicPaths } from '@/lib/routes/public-pages'

/** Pixels of the picture that messengers and social networks show with a link. */
export const socialSize = { width: 1200, height: 630 } as const

/** The line on the picture of a page; pages without one carry that of the landing page. */
const socialLines = {
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
  '/Help': 'Help.title',
  '/Tutorial': 'Tutorial.title',
  '/EasyBookingSteps': 'BookingSteps.title',
  '/Demo': 'Demo.title',
  '/Terms': 'Terms.title',
  '/Privacy': 'Privacy.title',
  '/register': 'Register.title',
  '/Login': 'Login.title',
} as const satisfies Partial<Record<RoutePath, string>>

const lines: Partial<Record<string, (typeof socialLines)[keyof typeof socialLines]>> = socialLines

/** What a picture is of: a public page, or its part about one class of vehicle. */
export type SocialSubject = { path: RoutePath; vehicleClass?: CarCategory | undefined }

/** The message with the line of a picture. */
export function socialLineOf({ path, vehicleClass }: SocialSubject) {
  return vehicleClass ? (`VehicleClass.${vehicleClass}` as const) : (lines[path] ?? socialLines['/'])
}

function fileOf({ path, vehicleClass }: SocialSubject): string {
  const page = path === '/' ? 'Landing' : path.slice(1)
  return `${vehicleClass ? `${page}-${vehicleClass}` : page}.jpg`
}

/** The address of a picture in a language: `/og/am/Home.jpg`, `/og/om/VehiclesTypes-pickup.jpg`. */
export function socialPictureOf(subject: SocialSubject, locale: string): string {
  return `/og/${locale}/${fileOf(subject)}`
}

const subjects = new Map<string, SocialSubject>(
  [
    ...publicPaths.map((path): SocialSubject => ({ path })),
    ...carCategories.map((vehicleClass): SocialSubject => ({ path: '/VehiclesTypes', vehicleClass })),
  ].map((subject) => [fileOf(subject), subject]),
)

/** What the file of a picture shows; undefined for a file that no page names. */
export function socialSubjectOf(file: string): SocialSubject | undefined {
  return subjects.get(file)
}
