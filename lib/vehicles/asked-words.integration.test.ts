import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '@/lib/auth/permissions'
import { database } from '@/lib/db/client'
import { createCar, demoCars } from '@/prisma/seed/cars'
import { demoOneDayVehicles } from '@/prisma/seed/one-day-vehicles'
import { dayFromToday, makeVehicle } from '@/tests/support/factories'
import { listResults } from './results'
import type { VehicleKind } from './rules'

async function found(kind: VehicleKind, q: string): Promise<string[]> {
  const day = dayFromToday(3)
  const trip = {
    date: day,
    lastDate: day,
    pickupPlace: undefined,
    pickupTime: undefined,
    passengers: undefined,
  }
  const asked = { kind, trip, filter: {}, q, sort: 'name', page: 1, limit: 100 } as const
  const { rows } = await listResults(visitor, asked)
  return rows.map(({ name }) => name).toSorted()
}

beforeAll(async () => {
  for (const car of demoCars) await createCar(database(), car)
  for (const vehicle of demoOneDayVehicles) await makeVehicle(vehicle)
})

const named = (names: readonly string[], part: string) => names.every((name) => name.includes(part))
const vans = ['Hyundai H-1', 'Kia Pregio', 'Toyota HiAce']
const pickups = ['Ford Ranger', 'Isuzu D-Max', 'Toyota Hilux']
const large = ['Ford Expedition', 'Nissan Patrol', 'Toyota Land Cruiser']
const small = ['Hyundai Elantra', 'Suzuki Dzire', 'Toyota Corolla', 'Toyota Vitz']

describe('cars are found by the words of people', () => {
  it.each([
    ['minivan', vans],
    ['mini van', vans],
    ['Mini-Van', vans],
    ['minibus', vans],
    ['mini bus', vans],
    ['van', vans],
    ['ሚኒባስ', vans],
    ['ሚኒ ባስ', vans],
    ['ሚኒ ቫን', vans],
    ['አባዱላ', vans],
    ['abadula', vans],
    ['Miinii vaanii', vans],
    ['toyota minibus', ['Toyota HiAce']],
    ['ቶዮታ ሚኒባስ', ['Toyota HiAce']],
    ['pickup', pickups],
    ['pick-up', pickups],
    ['ፒክአፕ', pickups],
    ['ፒካፕ', pickups],
    ['piikaappii', pickups],
    ['full suv', large],
    ['ትልቅ ኤስዩቪ', large],
    ['SUV guddaa', large],
    ['small car', small],
    ['konkolaataa xiqqaa', small],
    ['12 seats', ['Kia Pregio', 'Toyota HiAce']],
    ['12 people', ['Kia Pregio', 'Toyota HiAce']],
    ['12 ሰው', ['Kia Pregio', 'Toyota HiAce']],
    ['12 መቀመጫ', ['Kia Pregio', 'Toyota HiAce']],
    ['nama 12', ['Kia Pregio', 'Toyota HiAce']],
    ['teessoo 12', ['Kia Pregio', 'Toyota HiAce']],
    ['minibus for 14', ['Toyota HiAce']],
    ['7 seats toyota', ['Toyota HiAce', 'Toyota Land Cruiser']],
    ['7 ሰው ቶዮታ', ['Toyota HiAce', 'Toyota Land Cruiser']],
    ['ዳዛየር', ['Suzuki Dzire']],
    ['ዲዛየር', ['Suzuki Dzire']],
    ['desire', ['Suzuki Dzire']],
    ['ላንድክሩዘር', ['Toyota Land Cruiser']],
    ['ላንድ ክሩዘር', ['Toyota Land Cruiser']],
    ['landcruiser', ['Toyota Land Cruiser']],
    ['ቪትዝ', ['Toyota Vitz']],
    ['ሃይሉክስ', ['Toyota Hilux']],
    ['ኮሮላ', ['Toyota Corolla']],
    ['Hawassa pickup', pickups],
    ['ሐዋሳ ኮሮላ', []],
    ['Bole corolla', ['Toyota Corolla']],
    ['automatic pickup', ['Ford Ranger']],
    ['ማንዋል ፒክአፕ', ['Isuzu D-Max', 'Toyota Hilux']],
    ['diesel pickups', pickups],
    ['hybrid pickup', []],
    ['%', []],
  ])('%s', async (q, names) => {
    expect(await found('car', q)).toEqual(names)
  })

  it('an SUV is a middle or a large one', async () => {
    const names = await found('car', 'SUV')
    expect(names).toEqual(expect.arrayContaining([...large, 'Toyota RAV4']))
    expect(names).not.toContain('Toyota Corolla')
    expect(await found('car', 'ኤስዩቪ')).toEqual(names)
  })

  it('a town outside Addis Ababa leaves out what stays in the city', async () => {
    const names = await found('car', 'ቢሾፍቱ')
    expect(names).toEqual(expect.arrayContaining([...vans, ...pickups, ...large]))
    expect(names.filter((name) => small.includes(name))).toEqual([])
    expect(await found('car', 'አየር ማረፊያ')).toHaveLength(demoCars.length)
  })
})

it('one letter again and again finds nothing', async () => {
  for (const q of ['zzzz', 'QQQQ', 'toyota zzzzz']) expect(await found('car', q), q).toEqual([])
})

describe('vehicles with their drivers are found alike', () => {
  it.each([
    ['ዳዛየር', 'Dzire'],
    ['ላንድክሩዘር', 'Land Cruiser'],
    ['ኮስተር', 'Coaster'],
    ['hi ace', 'HiAce'],
  ])('%s', async (q, part) => {
    const names = await found('one_day', q)
    expect(names).not.toEqual([])
    expect(named(names, part)).toBe(true)
  })

  it('a vehicle that is called so is of the class, whatever staff chose', async () => {
    await makeVehicle({ name: 'Elbe Minibus', category: 'pickup' })
    expect(await found('one_day', 'Elbe minibus')).toEqual(['Elbe Minibus'])
  })
})
