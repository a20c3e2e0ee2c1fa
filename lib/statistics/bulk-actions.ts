'use server'

import { cancelBookings, undoCancellations } from '@/lib/bookings/bulk'
import { messageCustomers } from '@/lib/bookings/customer-message'
import { bulkForm, bulkUndoForm, type BulkInput, messageForm } from '@/lib/bookings/list-schema'
import type { Actor } from '@/lib/auth/permissions'
import type { Locale } from '@/lib/core/i18n/routing'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { addressWith } from '@/lib/server/return-address'
import { exportHref } from './export-rules'
import { assignDriver } from '@/lib/dispatch/bulk'
import { confirmChosenBookings } from '@/lib/payments/waiting-claims'

// Every role of the desk has it.
const ownList = '/SubBookStatus'

/** The list of the chosen rows alone, with the form that writes to their customers above it. */
const toMessage = (here: string, ids: readonly string[]) =>
  addressWith(here, {
    ...{ ids: ids.join(','), write: '1' },
    ...{ open: undefined, canceled: undefined, after: undefined, before: undefined },
  })

/** Confirms, assigns, writes to, cancels or takes away the bookings that were chosen in a list, and shows the list again. */
export async function bulkBookingsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'bulkBookings',
    form,
    schema: bulkForm,
    run: async ({ actor, input, locale }) => {
      const { act, ids, here } = input
      if (act === 'export') return { exactly: exportHref('bookings', { ids: ids.join(',') }, locale) }
      if (act === 'message') return toMessage(here ?? ownList, ids)
      const { done, left } = await doAct(actor, input, locale)
      await setFlash({ key: flashOf[act], count: done.length, left: left.length })
      // What stays as it is stands alone, to be looked at.
      return addressWith(here ?? ownList, {
        ids: left.length > 0 ? left.join(',') : undefined,
        canceled: act === 'cancel' ? done.join(',') : undefined,
      })
    },
  })
}

const flashOf = { confirm: 'bulkConfirmed', assign: 'bulkAssigned', cancel: 'bulkCanceled' } as const

function doAct(actor: Actor, { act, ids, driverId, cause, words }: BulkInput, locale: Locale) {
  if (act === 'assign' && driverId) return assignDriver(actor, { ids, driverId })
  if (act === 'cancel' && cause) return cancelBookings(actor, { ids, cause, words, locale })
  return confirmChosenBookings(actor, ids)
}

/** Writes to the customers of the bookings that were chosen, and shows the list again. */
export async function messageCustomersAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'messageCustomers',
    form,
    schema: messageForm,
    run: async ({ actor, input }) => {
      await setFlash({ key: 'bulkMessaged', count: await messageCustomers(actor, input) })
      return addressWith(input.here ?? ownList, { ids: undefined, write: undefined })
    },
  })
}

/** Takes back what was canceled in a list a moment ago, and shows the list again. */
export async function undoBulkAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'undoBulk',
    form,
    schema: bulkUndoForm,
    run: async ({ actor, input: { ids, here } }) => {
      const { done, left } = await undoCancellations(actor, ids)
      await setFlash({ key: 'bulkUndone', count: done.length, left: left.length })
      return addressWith(here ?? ownList, {
        canceled: undefined,
        ...(left.length > 0 && { ids: left.join(',') }),
      })
    },
  })
}
