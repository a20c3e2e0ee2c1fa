import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { failedRequests, press, walk } from '../support/failed-sending'
import { demoAccount, makeCustomer, makeVehicle, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

/** A booking of somebody new, and whose it is. */
async function booked(inDays: number) {
  const [vehicle, customer] = await Promise.all([makeVehicle(), makeCustomer()])
  const facts = { vehicle, customer, inDays, status: 'pending', destination: 'Adama' } as const
  const { id, code } = await createBooking(siteDatabase, {
    ...facts,
    transactionId: `FT${vehicle.id.slice(-12)}`,
  })
  const { customerId } = await siteDatabase.booking.findUniqueOrThrow({ where: { id } })
  return { code, vehicle, customerId: customerId ?? '' }
}

test('the desk’s forms outlast what happens to their requests', async ({ page }) => {
  const [one, other] = [await booked(3), await booked(4)]
  await signIn(page, demoAccount('admin'))
  await walk(page, [
    {
      file: 'components/customers/note-form.tsx',
      address: hrefOf('/Customer', { id: one.customerId }),
      fields: { text: 'Calls after six' },
      send: press(t('Notes.add')),
      done: t('Flash.noteAdded'),
    },
    {
      file: 'components/customers/merge-form.tsx',
      address: hrefOf('/Customer', { id: one.customerId, with: other.customerId }),
      send: press(t('Customers.merge')),
      done: t('Flash.customersMerged'),
    },
    {
      file: 'components/vehicles/availability/move-form.tsx',
      address: hrefOf('/Schedule', { q: one.vehicle.name, move: one.code }),
      send: press(t('ChangeForms.move')),
      done: t('Flash.bookingChanged'),
    },
  ])
})
