import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '@/lib/server/action'
import { changeBookingRequest } from './change-schema'
import { bookingsQuery } from './list-schema'
import { bookingForm, bookingStatusSchema, createBookingInput, createBookingRequest } from './schema'

const order = {
  vehicleId: randomUUID(),
  date: '2026-11-25',
  phone: '0911 23 45 67',
  destination: 'Bishoftu',
  transactionId: 'FT26325ABCD9',
  amount: '3,500',
}

const problemsOf = (changes: Record<string, unknown>) => {
  const result = createBookingInput.safeParse({ ...order, ...changes })
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path[0], message])
}

describe('an order', () => {
  it('is read with its amount in santim and without what it may not say', () => {
    const parsed = createBookingInput.parse({ ...order, price: 1, status: 'successful', userId: 'x' })
    expect(parsed).toEqual({
      ...order,
      phone: '+251911234567',
      amount: 350_000,
      extras: [],
      passengers: null,
      flight: null,
      rider: null,
      pickupPlace: null,
      pickupTime: null,
      returnTime: null,
    })
  })

  it('names its extras as a list, with commas, or by what a form ticks', () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (const extras of [[one, other], `${one},${other}`, { [one]: 'on', [other]: 'on' }]) {
      expect(createBookingInput.parse({ ...order, extras }).extras).toEqual([one, other])
    }
    expect(problemsOf({ extras: 'x' })).toEqual([['extras', 'extraUnknown']])
  })

  it('may leave the last day and the times empty, as a form sends them', () => {
    const parsed = createBookingInput.parse({
      ...order,
      lastDate: '',
      pickupTime: '',
      pickupPlace: ' ',
    })
    expect(parsed).toMatchObject({ pickupTime: null, pickupPlace: null })
    expect(parsed.lastDate).toBeUndefined()
    expect(createBookingInput.parse({ ...order, pickupTime: '07:05' }).pickupTime).toBe('07:05')
  })

  it.each([true, [3], {}, '3 people', 2.5])('has no %j passengers', (passengers) => {
    expect(problemsOf({ passengers })).toEqual([['passengers', 'passengersInvalid']])
  })

  it.each(['24:00', '7:05', 'noon'])('has no hour %s', (pickupTime) => {
    expect(problemsOf({ pickupTime })).toEqual([['pickupTime', 'timeInvalid']])
  })

  it('may carry phone, amount and transaction id as numbers', () => {
    const parsed = createBookingInput.parse({
      ...order,
      phone: 911234567,
      amount: 3500,
      transactionId: 12345,
    })
    expect(parsed).toMatchObject({ phone: '+251911234567', amount: 350_000, transactionId: '12345' })
  })

  it.each([98765432109876543n, 12.75])('has no transaction id of the number %s', (sent) => {
    // As JSON reads it: of so many digits the last are lost.
    expect(problemsOf({ transactionId: Number(sent) })).toEqual([['transactionId', 'transactionMissing']])
  })

  it.each([
    ['vehicleId', 'corolla', 'vehicleMissing'],
    ['date', '25/11/2026', 'dayInvalid'],
    ['date', '2026-02-30', 'dayInvalid'],
    ['phone', 'call me', 'phoneInvalid'],
    ['phone', '123', 'phoneInvalid'],
    ['date', undefined, 'dayInvalid'],
    ['destination', undefined, 'destinationMissing'],
    ['destination', ' ', 'destinationMissing'],
    ['destination', 'x'.repeat(201), 'tooLong'],
    ['message', 'x'.repeat(1001), 'tooLong'],
    ['transactionId', '   ', 'transactionMissing'],
    ['transactionId', '– – – –', 'transactionMissing'],
    ['transactionId', 'x'.repeat(1001), 'tooLong'],
    ['amount', '0', 'amountInvalid'],
    ['amount', 'a lot', 'amountInvalid'],
  ])('with %s %j is refused at that field', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual([[field, problem]])
  })

  it('with a photo of a receipt names its transfer as well, so that the photo is kept', () => {
    const image = new File(['x'], 'receipt.png', { type: 'image/png' })
    const form = { ...order, requestKey: 'once', image }
    expect(bookingForm.safeParse(form).success).toBe(true)
    const alone = bookingForm.safeParse({ ...form, transactionId: '', amount: '' })
    expect(alone.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['transactionId', 'transactionMissing'],
    ])
    // A browser sends an empty file where none was chosen.
    const none = { ...form, transactionId: '', amount: '', image: new File([], '') }
    expect(bookingForm.safeParse(none).success).toBe(true)
  })

  it('names the vehicle over the API as _id as well', () => {
    const { vehicleId, ...rest } = order
    expect(createBookingRequest.parse({ ...rest, _id: vehicleId }).vehicleId).toBe(vehicleId)
  })
})

describe('a status word', () => {
  it.each(['pending', 'Pending', ' SUCCESSFUL ', 'Canceled'])('%j is taken in any case', (word) => {
    expect(bookingStatusSchema.parse(word)).toBe(word.trim().toLowerCase())
  })

  it.each(['', 'done', 'cancelled', null])('%j is refused', (word) => {
    expect(bookingStatusSchema.safeParse(word).success).toBe(false)
  })
})

describe('a change over the API', () => {
  it.each([
    ['pickupPlace', 'x'.repeat(201), 'tooLong'],
    ['pickupTime', '25:00', 'timeInvalid'],
    ['passengers', 'many', 'passengersInvalid'],
    ['flight', 'x'.repeat(21), 'tooLong'],
    ['rider', { name: ' ' }, 'riderNameMissing'],
    ['extras', ['none'], 'extraUnknown'],
    ['status', 1, 'statusInvalid'],
  ])('with %s %j says at that field what is wrong', (field, value, problem) => {
    const { error } = changeBookingRequest.safeParse({ [field]: value })
    expect(error && fieldErrors(error)).toEqual({ [field]: problem })
  })
})

describe('the query of a list of bookings', () => {
  it.each(['colour', 'constructor', 'toString'])('names the filter %s, which there is not', (name) => {
    const { error } = bookingsQuery.safeParse({ [name]: '1' })
    expect(error && Object.entries(fieldErrors(error))).toEqual([[name, 'filterUnknown']])
  })
})
