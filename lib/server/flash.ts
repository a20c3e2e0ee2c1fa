import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isHttps } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'

const flashSchema = z.object({
  key: z.enum([
    'registered',
    'booked',
    'reserved',
    'bookedBefore',
    'priceChanged',
    'priceOnRequest',
    'transferClaimed',
    'transferNoted',
    'transferForCanceled',
    'statusChanged',
    'bookingDeleted',
    'bookingCanceled',
    'cancelUndone',
    'bookingChanged',
    'changedMeanwhile',
    'transactionReleased',
    'signedOut',
    'signedOutEverywhere',
    'sessionEnded',
    'signInOver',
    'profileSaved',
    'passwordChanged',
    'avatarSaved',
    'avatarRemoved',
    'resetAsked',
    'passwordReset',
    'emailConfirmed',
    'factorRemoved',
    'proven',
    'appAdded',
    'passkeyAdded',
    'passkeyRenamed',
    'passkeyRemoved',
    'confirmationSent',
    'newsletterAsked',
    'newsletterRefused',
    'newsletterConfirmed',
    'newsletterLeft',
    'mailQueued',
    'travelBookingSent',
    'contactSent',
    'removed',
    'notRemoved',
    'formTooLarge',
    'formStale',
    'markedDone',
    'monthClosed',
    'viewSaved',
    'viewRemoved',
    'bulkConfirmed',
    'bulkAssigned',
    'bulkCanceled',
    'bulkUndone',
    'bulkMessaged',
    'bulkMarked',
    'newsletterSent',
    'markedOpen',
    'replied',
    'userUpdated',
    'userDeleted',
    'accountDeleted',
    'accountClosed',
    'accountReopened',
    'uploadSuccess',
    'vehicleUpdated',
    'vehicleDeleted',
    'placesBlocked',
    'placesUnblocked',
    'priceSaved',
    'settingsSaved',
    'paymentConfirmed',
    'paymentRefused',
    'paymentRefunded',
    'cashTaken',
    'statementRead',
    'statementConfirmed',
    'deskBooked',
    'offerMade',
    'assigned',
    'driverAssigned',
    'unitAssigned',
    'unassigned',
    'driverReplaced',
    'stepUndone',
    'dispatchSaved',
    'noteAdded',
    'noteRemoved',
    'customersMerged',
  ]),
  status: z.enum(['pending', 'successful', 'canceled']).optional(),
  /** How many it is about. */
  count: z.int().optional(),
  /** How many stayed as they are, or are still to be told. */
  left: z.int().optional(),
  /** The address that it is about. */
  email: z.email().optional(),
  /** The code that the person may name it by. */
  code: z.string().length(6).optional(),
})

/** A message that survives the redirect after a form (CONTRACT section 4); a key of the namespace `Flash`. */
export type Flash = z.infer<typeof flashSchema>

// Keys that say that something did not work.
const failures: readonly Flash['key'][] = [
  ...(['notRemoved', 'newsletterRefused', 'formTooLarge', 'formStale', 'signInOver'] as const),
  ...(['transferForCanceled', 'changedMeanwhile'] as const),
]

const bulkKeys = [
  'bulkConfirmed',
  'bulkAssigned',
  'bulkMessaged',
  'bulkCanceled',
  'bulkUndone',
  'bulkMarked',
] as const
type BulkKey = (typeof bulkKeys)[number]

/** Whether a message says for how many of several records something was done. */
export const isBulk = (key: Flash['key']): key is BulkKey => bulkKeys.some((bulk) => bulk === key)

/** How a message looks: what was done for nobody, or left something over, is no success. */
export function flashTone({ key, count, left = 0 }: Flash): 'success' | 'warning' | 'danger' {
  if (failures.includes(key)) return 'danger'
  if (key === 'priceChanged' || key === 'priceOnRequest') return 'warning'
  // Trips without a driver.
  if (key === 'driverReplaced' && count) return 'warning'
  const isNobody = count === 0 && (isBulk(key) || key === 'statementConfirmed' || key === 'newsletterSent')
  return left > 0 || isNobody ? 'warning' : 'success'
}

/** Leaves a message for the page that comes next. */
export async function setFlash(flash: Flash): Promise<void> {
  // Readable by scripts on purpose: the page clears it once it was shown.
  ;(await cookies()).set('flash', JSON.stringify(flash), {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(),
    maxAge: 60,
  })
}

/** The message left by the page before, if any. */
export async function readFlash(): Promise<Flash | null> {
  const value = (await cookies()).get('flash')?.value
  if (!value) return null
  try {
    return flashSchema.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}

/**
 * Deletes and names the message that the list shows next (SPEC section 8): somebody else may have deleted the same
 * record a moment ago, and then its own page is gone too. Other refusals are thrown on.
 */
export async function removalFlash(remove: () => Promise<void>): Promise<'removed' | 'notRemoved'> {
  try {
    await remove()
    return 'removed'
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 'notRemoved'
    throw error
  }
}
