import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { draftCookies } from '@/lib/auth/session'
import { isHttps } from '@/lib/core/env'

/** The fields of the form that are saved; whatever else was sent is left out. */
export const bookingDraftSchema = z.object({
  vehicleId: z.string(),
  date: z.string().optional(),
  transactionId: z.string().optional(),
  amount: z.string().optional(),
  phone: z.string().optional(),
  destination: z.string().optional(),
  message: z.string().optional(),
  lastDate: z.string().optional(),
  pickupPlace: z.string().optional(),
  pickupTime: z.string().optional(),
  returnTime: z.string().optional(),
  passengers: z.string().optional(),
  flight: z.string().optional(),
  rider: z.object({ name: z.string(), phone: z.string() }).partial().optional(),
  /** What was ticked, by the id of the extra. */
  extras: z.record(z.string(), z.string()).optional(),
})

/** What somebody typed into the booking form before they were sent to log in. */
export type BookingDraft = z.output<typeof bookingDraftSchema>

const changeDraftSchema = z.object({ changeOf: z.string(), values: z.record(z.string(), z.string()) })

/** What somebody typed into the form that changes the booking `changeOf`, by the names of its fields. */
export type ChangeDraft = z.output<typeof changeDraftSchema>

const minutes = 30
// Browsers keep about 4 kB per cookie.
const partLength = 3500

/** Saves what was typed for the way through the login, in the person's own browser, also without a script. */
export async function saveDraft(draft: BookingDraft | ChangeDraft): Promise<void> {
  const text = deflateRawSync(JSON.stringify(draft)).toString('base64url')
  const jar = await cookies()
  draftCookies.forEach((name, index) => {
    jar.set(name, text.slice(index * partLength, (index + 1) * partLength), {
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(),
      path: '/',
      maxAge: minutes * 60,
    })
  })
}

/**
 * What was typed, if anything; for another vehicle than this one without its days and extras, which are chosen anew where
 * the first one was gone.
 */
export async function readDraft(vehicleId: string): Promise<Partial<BookingDraft> | null> {
  const draft = bookingDraftSchema.safeParse(await savedDraft()).data
  if (!draft || draft.vehicleId === vehicleId) return draft ?? null
  return { ...draft, vehicleId, date: undefined, lastDate: undefined, extras: undefined }
}

/** What was typed into the form that changes this booking, if anything; with the version and the price that were seen. */
export async function readChangeDraft(id: string): Promise<Record<string, string> | null> {
  const draft = changeDraftSchema.safeParse(await savedDraft()).data
  return draft?.changeOf === id ? draft.values : null
}

async function savedDraft(): Promise<unknown> {
  const jar = await cookies()
  const text = draftCookies.map((name) => jar.get(name)?.value ?? '').join('')
  if (!text) return null
  try {
    const inflated = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 64 * 1024 })
    return JSON.parse(inflated.toString('utf8'))
  } catch {
    return null
  }
}
