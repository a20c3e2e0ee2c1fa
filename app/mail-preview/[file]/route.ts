import { z } from 'zod'
import { currentActor } from '@/lib/auth/session'
import { AppError, errorStatus } from '@/lib/core/errors'
import { previewOutboxMail } from '@/lib/mail/queries'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  // A document of its own: inline styles as mails need them, nothing loaded, nothing run, shown on our pages only.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}

/** A mail of the outbox as HTML, for the frame on `/Outbox`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/mail-preview/[file]'>,
): Promise<Response> {
  const { file } = await params
  try {
    const id = z.uuid().safeParse(file.replace(/\.html$/, '')).data
    const preview = await previewOutboxMail(await currentActor(), id ?? crypto.randomUUID())
    if (!preview) throw new AppError('NOT_FOUND')
    return new Response(preview.html, { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Response.json({ code: error.code }, { status: errorStatus[error.code] })
  }
}
