import { addDays, dateOfDay, dayInAddis } from '@/lib/core/day'
import type { Database } from './database'

/** Makes the demo contacts and returns them. */
export async function createContacts(database: Database) {
  const contacts = [
    {
      firstName: 'Dawit',
      email: 'dawit@example.com',
      phone: '+251911445566',
      message: 'Do you rent cars by the month for an office?',
      locale: 'en',
    },
    {
      firstName: 'Chaltu',
      email: 'chaltu@example.com',
      phone: '+251922334455',
      message: 'Konkolaataa cidhaaf ta’u ni qabduu?',
      locale: 'om',
    },
    {
      firstName: 'ሰላም',
      email: 'selam@example.com',
      phone: '+251933221100',
      message: 'ወደ ሐዋሳ ለሁለት ቀን መኪና ከሹፌር ጋር እፈልጋለሁ።',
      locale: 'am',
    },
  ] as const
  return Promise.all(contacts.map((data) => database.contactMessage.create({ data })))
}

/** Makes the demo readers of the newsletter, one of each language. */
export async function createReaders(database: Database): Promise<void> {
  const confirmedAt = new Date()
  await database.newsletterSubscriber.createMany({
    data: [
      { email: 'dawit@example.com', locale: 'en', confirmedAt },
      { email: 'chaltu@example.com', locale: 'om', confirmedAt },
      { email: 'selam@example.com', locale: 'am', confirmedAt },
    ],
  })
}

/** Makes the demo travel requests and returns them. */
export async function createTravelBookings(database: Database) {
  const today = dayInAddis(new Date())
  const requests = [
    {
      firstName: 'Marta',
      lastName: 'Alemu',
      phone: '+251911778899',
      item: 'midsuv',
      inDays: 5,
      destination: 'Bishoftu',
    },
    {
      firstName: 'Tolasa',
      lastName: 'Kebede',
      phone: '+251944556677',
      item: 'pickup',
      inDays: 9,
      destination: 'Jimma',
    },
    {
      firstName: 'Anna',
      lastName: 'Berg',
      phone: '+4915112345678',
      item: 'suv',
      inDays: 2,
      destination: null,
    },
  ] as const
  return Promise.all(
    requests.map(({ inDays, ...request }) =>
      database.travelBooking.create({ data: { ...request, day: dateOfDay(addDays(today, inDays)) } }),
    ),
  )
}
