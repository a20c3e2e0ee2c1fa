import { expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { createCar } from '@/prisma/seed/cars'
import { makeActor, orderFor } from '@/tests/support/factories'
import { changeBooking } from './change-booking'
import { createBooking } from './reserve'

it('a customer is told where staff let a car go without its driver, for whatever it costs', async () => {
  const { id: vehicleId } = await createCar(database(), {
    ...{ name: 'Toyota Vitz', item: 'suv', price: '$60', filename: 'suv-1.webp' },
    ...{ facts: [5, 2, 'manual', 'petrol', 3], prices: [3500] },
  })
  const texts = { textEn: 'Driver for a car', textOm: 'Konkolaachisaa', textAm: 'ሹፌር', isDriver: true }
  const extra = await database().extra.create({ data: { ...texts, amountSantim: 0, per: 'day' } })
  const input = orderFor(vehicleId, { extras: [extra.id] })
  const booking = await createBooking(await makeActor(), { input, locale: 'en' })
  await changeBooking(await makeActor('subadmin'), { id: booking.id, input: { extras: [] } })
  const mails = await database().outboxMail.findMany({
    where: { args: { path: ['bookingId'], equals: booking.id }, template: 'booking-for-customer' },
    orderBy: { createdAt: 'asc' },
  })
  const told = { event: 'changed', hasDriver: false, price: booking.total, before: { hasDriver: true } }
  expect(mails.at(-1)?.args).toMatchObject(told)
})
