import type { Page } from '@playwright/test'
import { routing, type Locale } from '@/lib/core/i18n/routing'
import type { RoutePath } from '@/lib/routes/routes'
import { flatMessages } from '../support/message-catalogue'
import { expect, test } from '../support/site-test'
import { addressIn } from '../support/texts'

// The page of an unknown address is one of those that are walked.
test.use({ expectedConsole: /status of 404/, javaScriptEnabled: false })

/** Every link of the public pages by its message, and its page; those of SPEC section 2 lead where it says. */
const pagesOfNames: Partial<Record<string, RoutePath>> = {
  'Frame.bookDriver': '/OneDayVehicles',
  'Frame.rentCar': '/VehiclesTypes',
  'Frame.home': '/Home',
  'Frame.aboutUs': '/AboutUS',
  'Frame.services': '/Services',
  'Frame.vehicles': '/Vehicles',
  'Frame.contact': '/Contact',
  'Frame.signUp': '/SignUp',
  'Frame.login': '/Login',
  'Frame.dashboard': '/Dashboard',
  'Frame.tutorial': '/Tutorial',
  'Frame.lang': '/Demo',
  'Frame.help': '/Help',
  'Frame.bookNow': '/Vehicles',
  'Frame.readAll': '/Tutorial',
  'Frame.casualCars': '/Vehicles',
  'Frame.carWedding': '/Services',
  'Frame.gallery': '/VehiclesTypes',
  'Frame.contactUs': '/Contact',
  'Frame.bookingSteps': '/EasyBookingSteps',
  'Frame.terms': '/Terms',
  'Frame.privacy': '/Privacy',
  'Frame.developers': '/api/docs',
  'Frame.search': '/OneDayVehicles',
  'Frame.bookings': '/UserDashboard',
  'Landing.start': '/Home',
  'Home.contactUs': '/Contact',
  'Home.ourServices': '/Booking',
  'Home.chooseRide': '/Booking',
  'Home.bookDriver': '/OneDayVehicles',
  'AboutUs.work': '/Contact',
  'Services.bookNow': '/Booking',
  'Services.rental.action': '/Vehicles',
  'Services.tour.action': '/OneDayVehicles',
  'Services.consulting.action': '/Contact',
  'Vehicles.oneDayAction': '/OneDayVehicles',
  'Pricing.back': '/Vehicles',
  'TravelBooking.bandAction': '/Booking',
  'Help.terms': '/Terms',
  'Help.steps': '/EasyBookingSteps',
  'Tutorial.terms': '/Terms',
  'Tutorial.pictures': '/EasyBookingSteps',
  'Tutorial.carAction': '/Booking',
  'Tutorial.oneDayAction': '/OneDayVehicles',
  'BookingSteps.start': '/OneDayVehicles',
  'BookingSteps.tutorial': '/Tutorial',
  'Demo.explore': '/Home',
  'Privacy.rights.profile': '/UserProfile',
  'Login.toRegister': '/register',
  'Login.forgotPassword': '/ForgotPassword',
  'ForgotPassword.toLogin': '/Login',
  'NotFound.vehicles': '/OneDayVehicles',
  'NotFound.cars': '/VehiclesTypes',
  'NotFound.home': '/Home',
  'NotFound.help': '/Help',
  'NotFound.contact': '/Contact',
}

const walked = [
  '/',
  '/Home',
  '/AboutUS',
  '/Services',
  '/Vehicles',
  '/VehiclesTypes',
  '/OneDayVehicles',
  '/Pricing',
  '/Booking',
  '/Contact',
  '/Help',
  '/Tutorial',
  '/EasyBookingSteps',
  '/Demo',
  '/Terms',
  '/Privacy',
  '/Login',
  '/register',
  '/ForgotPassword',
  '/Nowhere',
] as const

/** The pages that a text may lead to in a language: where two messages say the same, either of theirs. */
function namesIn(locale: Locale): Map<string, Set<string>> {
  const texts = flatMessages(locale)
  const names = new Map<string, Set<string>>()
  for (const [key, path = ''] of Object.entries(pagesOfNames)) {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`no message ${key}`)
    names.set(text, (names.get(text) ?? new Set()).add(addressIn(locale, path)))
  }
  return names
}

for (const locale of routing.locales) {
  test(`the name of every link is that of its page (${locale})`, async ({ page }) => {
    const names = namesIn(locale)
    const seen = new Set<string>()
    const wrong = new Set<string>()
    for (const path of walked) {
      await page.goto(addressIn(locale, path))
      for (const { name, target } of await linksOf(page)) {
        const pages = names.get(name)
        if (pages) seen.add(name)
        if (!pages?.has(target)) wrong.add(`${name} leads to ${target} (on ${path})`)
      }
    }
    expect([...wrong]).toEqual([])
    expect([...names.keys()].filter((name) => !seen.has(name))).toEqual([])
  })
}

/**
 * Links to pages as they are named. Left out: the mark, languages, what is within a sentence, and addresses with a query,
 * which name a vehicle, a class or a filter.
 */
function linksOf(page: Page) {
  return page.evaluate(() => {
    const isWithinSentence = ({ parentElement }: Element) =>
      [...(parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, hash, search }) => origin === location.origin && !hash && !search)
      .filter((link) => !link.querySelector('img') && !isWithinSentence(link))
      .filter(({ hreflang, lang }) => !hreflang && !lang)
      .map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim(),
        target: link.pathname,
      }))
  })
}
