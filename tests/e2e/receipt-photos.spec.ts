import sharp from 'sharp'
import { hrefOf } from '@/lib/routes/routes'
import { holdPlace } from '../support/held-booking'
import { siteDatabase } from '../support/site-database'
import { expect, test } from '../support/site-test'
import { textsOf } from '../support/texts'

const t = textsOf('en')

/** What the camera of a phone makes of a sheet of paper: lying on its side, with a word on how it was held. */
async function photoOfReceipt() {
  const size = { width: 4000, height: 3000 }
  const grain = { type: 'gaussian', mean: 140, sigma: 40 } as const
  const picture = sharp({ create: { ...size, channels: 3, background: 'white', noise: grain } })
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  return { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer }
}

test('a photo of the camera, larger than the site takes, is sent as small as it is stored, and upright', async ({
  page,
}) => {
  const photo = await photoOfReceipt()
  expect(photo.buffer.length).toBeGreaterThan(8 * 1024 * 1024)
  const { id } = await holdPlace(page)
  await page.goto(hrefOf('/YourBooking', { id }))
  await page.getByLabel(t('OneDayBook.transactionId'), { exact: true }).fill('DKX790EOTV')
  const field = page.locator('#image')
  await field.setInputFiles(photo)
  const chosen = () =>
    field.evaluate(async (input: HTMLInputElement) => {
      const file = input.files?.[0]
      if (!file) return null
      const { width, height } = await createImageBitmap(file)
      return { name: file.name, width, height, isSmall: file.size < 2_000_000 }
    })
  await expect.poll(chosen).toEqual({ name: 'receipt.jpg', width: 1200, height: 1600, isSmall: true })
  await page.getByRole('button', { name: t('YourBooking.claim') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('YourBooking.checkingTitle') })).toBeVisible()
  const [claim] = await siteDatabase.payment.findMany({ where: { bookingId: id } })
  expect(claim?.receiptPhotoKey).toBeTruthy()
})
