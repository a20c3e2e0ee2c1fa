import { hrefOf } from '@/lib/routes/routes'
import { createBooking } from '@/prisma/seed/bookings'
import { createOneDayVehicle } from '@/prisma/seed/one-day-vehicles'
import { createPerson } from '@/prisma/seed/people'
import { startAnotherServer } from '../support/another-server'
import { expect, test } from '../support/api-test'
import { openOwnDatabase } from '../support/own-database-site'
import { textsOf } from '../support/texts'

test.describe.configure({ timeout: 180_000 })

const admin = { email: 'owner@example.com', password: 'Correct-horse-7', role: 'admin' } as const
const phone = '+251 11 777 0099'

test('a new phone is on pages, a print and a mail, in three languages, on two processes, within 5 seconds', async ({
  playwright,
}) => {
  const own = await openOwnDatabase()
  const second = await startAnotherServer({ DATABASE_URL: own.databaseUrl })
  const [here, there] = await Promise.all(
    [own.url, second.url].map((baseURL) => playwright.request.newContext({ baseURL })),
  )
  if (!here || !there) throw new Error('two processes have two addresses')
  try {
    const customer = await createPerson(own.database, { ...admin, firstName: 'Sara', lastName: 'Alemu' })
    const vehicle = await createOneDayVehicle(own.database, {
      ...{ name: 'Corolla', model: '2022', features: 'comfort', price: 3500, quantity: 1, seats: 4 },
      filename: 'one-day-01.webp',
    })
    const booking = await createBooking(own.database, {
      ...{
        vehicle,
        customer,
        inDays: 3,
        status: 'pending',
        destination: 'Adama',
        transactionId: 'FT26001SETT1',
      },
    })
    const payer = { ...admin, email: 'sara@example.com', role: 'user' } as const
    const unpaid = await createBooking(own.database, {
      vehicle,
      customer: await createPerson(own.database, { ...payer, firstName: 'Sara', lastName: 'Alemu' }),
      ...{ inDays: 9, status: 'pending', destination: 'Adama' },
      transactionId: 'FT26001SETT2',
    })
    const mail = await own.database.outboxMail.create({
      data: {
        ...{ template: 'password-changed', recipient: admin.email, locale: 'om', messageId: 'settings' },
        args: { firstName: 'Sara', changedAt: '2026-11-21T09:00:00.000Z' },
      },
    })
    for (const request of [here, there]) {
      expect((await request.post('/api/login', { data: admin })).status()).toBe(200)
    }
    // Nothing is paid of it, so its page tells where to pay.
    const [claim] = await (await here.get(`/api/bookings/${unpaid.id}/payments`)).json()
    const refusal = { state: 'refused', reason: 'Not received' }
    expect((await here.patch(`/api/payments/${claim._id}`, { data: refusal })).status()).toBe(200)
    const addresses = ['', '/am', '/or'].flatMap((prefix) =>
      ['/Home', '/Contact', '/Terms', hrefOf('/Confirmation', { id: booking.id })].map(
        (path) => prefix + path,
      ),
    )
    const shown = [...addresses, `/mail-preview/${mail.id}.html`]
    const textOf = async (request: typeof here, address: string) =>
      (await (await request.get(address)).text()).replaceAll('\u00a0', ' ')
    // Kept by both, as it was.
    for (const request of [here, there]) {
      for (const address of shown)
        expect(await textOf(request, address), address).toContain('+251 11 555 0142')
    }

    const { version, ...settings } = await (await here.get('/api/settings')).json()
    const banks = [
      ...settings.banks,
      { bank: 'Awash Bank', accountName: 'Entoto Drive', accountNumber: '0130 4455 66' },
    ]
    const workingHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '08:30', closes: '17:00' }))
    const company = { ...settings.company, phone, whatsapp: '0911 55 01 42', telegram: '' }
    const data = { ...settings, banks, workingHours, company, version }
    expect((await here.put('/api/settings', { data: { ...data, banks: [] } })).status()).toBe(400)
    expect((await here.put('/api/settings', { data })).status()).toBe(200)
    const savedAt = Date.now()
    for (const request of [here, there]) {
      for (const address of shown) {
        await expect
          .poll(() => textOf(request, address), { message: address, timeout: 5000 })
          .toContain(phone)
      }
    }
    for (const request of [here, there]) {
      const contact = await textOf(request, '/or/Contact')
      expect(contact).toContain('Wiix – San')
      expect(contact).toContain('https://wa.me/251911550142')
      expect(contact).not.toMatch(/t\.me|content="[^"]*Telegram/)
      expect(contact).not.toContain(textsOf('om')('Contact.reachText'))
      // Nor does anything else on the page, or what search engines show of it, promise more than these hours.
      expect(contact).not.toMatch(/halkanii/i)
      expect(await textOf(request, '/Contact')).not.toMatch(/day and night|at any hour/i)
      expect(contact).toContain('"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"]')
      expect(await textOf(request, '/am/Contact')).toContain('ከጠዋቱ 2:30 (08:30)')
    }
    for (const baseURL of [own.url, second.url]) {
      const request = await playwright.request.newContext({ baseURL })
      expect((await request.post('/api/login', { data: payer })).status()).toBe(200)
      const paying = await textOf(request, hrefOf('/YourBooking', { id: unpaid.id }))
      expect(paying).toContain('0130 4455 66')
      expect(paying).toContain('1000 0000 00000')
      await request.dispose()
    }
    process.stdout.write(`  new settings on two processes: ${Date.now() - savedAt} ms for all pages\n`)

    const late = await there.put('/api/settings', { data })
    expect([late.status(), (await late.json()).error]).toEqual([409, expect.stringContaining('Sara Alemu')])
  } finally {
    await Promise.all([here.dispose(), there.dispose()])
    await second.stop()
    await own.close()
  }
})
