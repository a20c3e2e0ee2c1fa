import { currentActor } from '@/lib/auth/session'
import { AppError } from '@/lib/core/errors'
import { bookingIdSchema } from '@/lib/bookings/schema'
import { getReceiptPhotoKey } from '@/lib/payments/queries'
import { loadReceiptPhoto } from '@/lib/files/picture'

const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/** `/receipts/{booking}.webp`: the photo of a receipt, for staff and the owner of the booking only. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/receipts/[file]'>,
): Promise<Response> {
  const { file } = await params
  const id = bookingIdSchema.safeParse(file.replace(/\.webp$/, '')).data
  try {
    const key = id && (await getReceiptPhotoKey(await currentActor(), id))
    const bytes = key && (await loadReceiptPhoto(key))
    if (!bytes) return new Response(null, { status: 404, headers })
    return new Response(bytes, { headers: { ...headers, 'Content-Type': 'image/webp' } })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Response(null, { status: 401, headers })
  }
}
