import type { AutoRental, BreadcrumbList, FAQPage, Offer, Product, WithContext } from 'schema-dts'
import { env } from '@/lib/core/env'
import { addressIn, type Locale } from '@/lib/core/i18n/routing'
import { company } from '@/lib/core/company'
import { addressFor } from '@/lib/core/local-text'
import { openSpans } from './working-hours'

const context = 'https://schema.org'
const full = (address: string) => new URL(address, env().SITE_URL).href

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
// What SPEC says of the company, as long as nobody says otherwise.
const dayAndNight = weekdays.map((_, index) => ({ weekday: index + 1, opens: '00:00', closes: '23:59' }))

/** The company itself, which rents and sells; other facts refer to it. */
export function rentalFacts(locale: Locale): WithContext<AutoRental> {
  const facts = company()
  const { name, phone, email } = facts
  return {
    '@context': context,
    '@type': 'AutoRental',
    '@id': full('/#company'),
    name,
    url: full(addressIn(locale, '/')),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressFor(locale, facts).text,
      addressCountry: 'ET',
    },
    areaServed: { '@type': 'City', name: 'Addis Ababa' },
    logo: full('/icons/icon-512.png'),
    image: full(`/og/${locale}/Landing.jpg`),
    currenciesAccepted: 'ETB',
    openingHoursSpecification: openSpans(facts.workingHours?.length ? facts.workingHours : dayAndNight).map(
      ({ first, last, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.slice(first - 1, last),
        opens,
        closes,
      }),
    ),
  }
}

type Crumb = { name: string; href: string }

/** The way from the home page to a page, the page itself last. */
export function breadcrumbFacts(locale: Locale, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: full(addressIn(locale, href)),
    })),
  }
}

type OfferedVehicle = {
  name: string
  description: string
  picture: string
  href: string
  /** Whole Br for one day. */
  price: number
  isSoldOut: boolean
}

/** A vehicle that can be booked, with its price for a day. */
export function vehicleFacts(locale: Locale, vehicle: OfferedVehicle): WithContext<Product> {
  const { name, description, picture, href, price, isSoldOut } = vehicle
  const offer: Offer = {
    '@type': 'Offer',
    price,
    priceCurrency: 'ETB',
    url: full(addressIn(locale, href)),
    availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    seller: { '@id': full('/#company') },
  }
  return {
    ...{ '@context': context, '@type': 'Product', name, image: full(picture), offers: offer },
    // A car may have no words of its own.
    ...(description && { description }),
  }
}

/** Questions and their answers, as a page shows them. */
export function questionFacts(
  entries: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
