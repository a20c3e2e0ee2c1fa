import { rm } from 'node:fs/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { logger } from '@/lib/core/logger'
import { claimPayment } from '@/lib/payments/mutations'
import { makeActor, makeVehicle, orderFor } from '@/tests/support/factories'
import { plainPicture } from '@/tests/support/pictures'
import { createWithPhoto } from './reserve'

// A folder that takes no file, whoever asks: its parent is a file. The settings are read with the first import.
const folder = await vi.hoisted(async () => {
  const { mkdtemp, writeFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const made = await mkdtemp(`${tmpdir()}/entoto-full-`)
  await writeFile(`${made}/data`, '')
  process.env.DATA_DIR = `${made}/data`
  return made
})
afterAll(() => rm(folder, { recursive: true }))

const photo = async () =>
  new File([new Uint8Array(await plainPicture(640, 480).jpeg().toBuffer())], 'receipt.jpg')

it('a disk that takes no file costs the photo of a receipt, not the booking, and the log says why', async () => {
  const said = vi.spyOn(logger, 'error')
  const actor = await makeActor()
  const { id } = await makeVehicle()
  const booking = await createWithPhoto(actor, { input: orderFor(id), photo: await photo(), locale: 'en' })
  expect(booking).toMatchObject({ status: 'pending', receiptPhotoKey: null })
  expect(said).toHaveBeenCalledWith({ code: 'ENOTDIR' }, 'photo of a receipt not stored')
  const claim = { transactionId: `FT${Date.now()}`.slice(0, 12).padEnd(12, '7'), amount: 1000 }
  const payment = await claimPayment(actor, { bookingId: booking.id, claim, photo: await photo() })
  expect(payment).toMatchObject({ state: 'claimed' })
})
