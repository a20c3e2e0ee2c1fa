import { isRoutePath } from '@/lib/routes'

/** Where a request for a car is written; the list of one-day vehicles while there is no such form. */
export const bookingHref = isRoutePath('/Booking') ? '/Booking' : '/OneDayVehicles'

/** Where the company is written to; the contact details in the foot of the same page while there is no such form. */
export const contactHref = isRoutePath('/Contact') ? '/Contact' : '#contact'

/** Where a person sees, takes along and deletes what is kept about them. */
export const profileHref = isRoutePath('/UserProfile') ? '/UserProfile' : '/UserDashboard'
