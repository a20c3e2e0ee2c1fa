import { addDays, dateOfDay, type Day, dayInAddis } from '@/lib/core/day'
import { dayOfEthiopianDate, ethiopianDateOf } from '@/lib/core/ethiopian-day'
import type { Database } from './database'

/** The extras of the demo (CONTRACT section 3); amounts in santim. */
const demoExtras = [
  {
    textEn: 'Driver for a car',
    textOm: 'Konkolaachisaa konkolaataaf',
    textAm: 'ሹፌር ለመኪና',
    amountSantim: 120_000,
    per: 'day',
    // Vehicles for a day come with theirs.
    vehicleKind: 'car',
    isDriver: true,
  },
  {
    textEn: 'Airport pick-up',
    textOm: 'Buufata xiyyaaraatii fuudhuu',
    textAm: 'ከአውሮፕላን ማረፊያ መቀበል',
    amountSantim: 90_000,
    per: 'booking',
  },
  {
    textEn: 'Child seat',
    textOm: "Teessoo daa'imaa",
    textAm: 'የልጅ መቀመጫ',
    amountSantim: 15_000,
    per: 'day',
  },
] as const

/**
 * One season, from before Genna to after Timkat, one weekend rule, and three extras. No rule changes today's prices of the
 * classes that SPEC prints on the home page (CONTRACT section 3): the season lies ahead.
 */
export async function createPrices(database: Database): Promise<void> {
  const [from, to] = nextSeason(dayInAddis(new Date()))
  await database.priceRule.create({
    data: {
      name: 'Genna & Timkat',
      nameOm: 'Gannaa fi Cuuphaa',
      nameAm: 'ገና እና ጥምቀት',
      rank: 20,
      percent: 20,
      firstDay: dateOfDay(from),
      lastDay: dateOfDay(to),
    },
  })
  await database.priceRule.create({
    data: {
      name: 'Weekend',
      nameOm: 'Dhuma torbanii',
      nameAm: 'የሳምንት መጨረሻ',
      rank: 10,
      percent: 10,
      weekdays: [6, 7],
      category: 'fullsuv',
    },
  })
  for (const data of demoExtras) await database.extra.create({ data })
}

/** 25 Tahsas to 15 Tir of the year in which they all lie ahead. */
function nextSeason(today: Day): [Day, Day] {
  const { year } = ethiopianDateOf(today)
  const lastOf = (one: number) => dayOfEthiopianDate({ year: one, month: 5, day: 15 }) ?? today
  const last = addDays(lastOf(year), -20) > today ? lastOf(year) : lastOf(year + 1)
  return [addDays(last, -20), last]
}
