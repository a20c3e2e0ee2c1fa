import { expect, it } from 'vitest'
import type { SignedInActor } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import { database } from '@/lib/db/client'
import { codeOf } from '@/tests/support/code-of'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { getMessageRecipients, messageCustomers } from './customer-message'
import { messageForm } from './list-schema'
import { createBooking } from './reserve'

const nothing = { en: null, om: null, am: null }

async function book(customer: SignedInActor, locale: Locale = 'en'): Promise<string> {
  const { id: vehicleId } = await makeVehicle()
  return (await createBooking(customer, { input: orderFor(vehicleId), locale })).id
}

const mailsAbout = (ids: readonly string[]) =>
  database().outboxMail.findMany({
    where: {
      template: 'booking-message',
      OR: ids.map((id) => ({ args: { path: ['bookingId'], equals: id } })),
    },
    select: { recipient: true, locale: true, args: true },
  })

it('reaches each customer once, in their language, and says who is to be called instead', async () => {
  const [almaz, chaltu, unknown] = [await makeActor(), await makeActor(), await makeActor()]
  const ids = [await book(almaz), await book(almaz), await book(chaltu, 'om'), await book(unknown)]
  await database().booking.update({ where: { id: ids[3] }, data: { userId: null, customerEmail: '' } })
  const staff = await makeActor('subadmin')

  const recipients = await getMessageRecipients(staff, ids)
  expect(recipients.languages.toSorted((one, other) => one.locale.localeCompare(other.locale))).toEqual([
    { locale: 'en', count: 1 },
    { locale: 'om', count: 1 },
  ])
  expect(recipients.missed.map(({ id }) => id)).toEqual([ids[3]])

  const texts = { ...nothing, en: 'The road to Bishoftu is closed.', om: 'Karaan cufaadha.' }
  expect(await messageCustomers(staff, { ids, texts })).toBe(2)
  const mails = await mailsAbout(ids)
  expect(mails.map(({ recipient, locale }) => [recipient, locale]).toSorted()).toEqual(
    [
      [almaz.email, 'en'],
      [chaltu.email, 'om'],
    ].toSorted(),
  )
  expect(mails.find(({ locale }) => locale === 'om')?.args).toMatchObject({ text: 'Karaan cufaadha.' })
  const audits = await database().auditEntry.findMany({ where: { entityId: { in: ids }, action: 'message' } })
  expect(audits).toHaveLength(2)
  expect(JSON.stringify(audits)).not.toMatch(/Bishoftu|cufaadha/)
})

it('writes once however often a form is sent, and nothing else with its key', async () => {
  const ids = [await book(await makeActor()), await book(await makeActor())]
  const [staff, requestKey] = [await makeActor('subadmin'), crypto.randomUUID()]
  const send = (en: string, by = staff) =>
    messageCustomers(by, { ids, texts: { ...nothing, en }, requestKey })
  expect(await Promise.all([send('We leave at six.'), send('We leave at six.')])).toEqual([2, 2])
  expect(await send('We leave at six.')).toBe(2)
  expect(await mailsAbout(ids)).toHaveLength(2)
  expect(await codeOf(send('We leave at seven.'))).toBe('IDEMPOTENCY_CONFLICT')
  const input = orderFor((await makeVehicle()).id)
  expect(await codeOf(createBooking(staff, { input, locale: 'en', requestKey }))).toBe('IDEMPOTENCY_CONFLICT')
  // Of another person it is another key, and the same words may be meant twice.
  await send('We leave at six.', await makeActor('subadmin'))
  expect(await mailsAbout(ids)).toHaveLength(4)
})

it('leaves whoever reads a language without words, and writes to nobody for a customer', async () => {
  const customer = await makeActor()
  const ids = [await book(customer, 'am')]
  const texts = { ...nothing, en: 'Hello' }
  expect(await codeOf(messageCustomers(customer, { ids, texts }))).toBe('FORBIDDEN')
  expect(await messageCustomers(await makeActor('subadmin'), { ids, texts })).toBe(0)
  expect(await mailsAbout(ids)).toEqual([])
})

it('writes to no address more often than anybody needs', async () => {
  const customer = await makeActor()
  const ids = [await book(customer)]
  const staff = await makeActor('subadmin')
  await database().outboxMail.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      ...{ template: 'booking-message', args: {}, recipient: customer.email, locale: 'en' as const },
      messageId: `<${customer.id}-${index}>`,
    })),
  })
  expect(await messageCustomers(staff, { ids, texts: { ...nothing, en: 'Hello' } })).toBe(0)
  expect((await getMessageRecipients(staff, ids)).missed).toHaveLength(1)
})

it('asks for words and for rows', () => {
  const requestKey = crypto.randomUUID()
  const sent = { ids: crypto.randomUUID(), requestKey, texts: { en: ' ' } }
  const problems = (form: object) =>
    (messageForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  expect(problems(sent)).toEqual([['texts.en', 'messageMissing']])
  expect(problems({ ids: '', requestKey, texts: { am: 'ሰላም' } })).toEqual([['ids.0', 'rowsMissing']])
  expect(problems({ ...sent, texts: { am: 'ሰላም' } })).toEqual([])
})
