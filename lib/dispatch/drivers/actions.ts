'use server'

import { driverKey } from '@/lib/auth/secret-link'
import { daysBetween } from '@/lib/core/day'
import { env } from '@/lib/core/env'
import { languageHref, languages } from '@/lib/core/i18n/routing'
import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { addDaysOff, removeDayOff, removeDriver, renewDutyLink, saveDriver } from './mutations'
import { dayOnForm, daysOffForm, driverForm } from './schema'
import type { Driver } from './view'

/** Takes on or changes a driver and shows them. */
export async function saveDriverAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveDriver',
    form,
    schema: driverForm,
    run: async ({ actor, input }) => {
      const { id } = await saveDriver(actor, input)
      await setFlash({ key: 'dispatchSaved' })
      return hrefOf('/Driver', { id })
    },
  })
}

/** Takes days off and shows the driver again. */
export async function addDaysOffAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'addDaysOff',
    form,
    schema: daysOffForm,
    run: async ({ actor, input: { id, from, to } }) => {
      await addDaysOff(actor, { id, days: daysBetween(from, to) })
      await setFlash({ key: 'dispatchSaved' })
      return hrefOf('/Driver', { id })
    },
  })
}

/** Gives a day off back and shows the driver again. */
export async function removeDayOffAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeDayOff',
    form,
    schema: dayOnForm,
    run: async ({ actor, input }) => {
      await removeDayOff(actor, input)
      await setFlash({ key: 'dispatchSaved' })
      return hrefOf('/Driver', { id: input.id })
    },
  })
}

/** Removes a driver, once confirmed, and shows the list (`?confirm=` asks). */
export async function removeDriverAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeDriver',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Driver', { id, confirm: 'remove' })}#remove-${id}`
      await setFlash({ key: await removalFlash(() => removeDriver(actor, id)) })
      return '/Drivers'
    },
  })
}

/** Renews a driver's link, once confirmed, and shows the new one this once (`?confirm=` asks). */
export async function renewDutyLinkAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'renewDutyLink',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Driver', { id, confirm: 'renew' })}#renew-${id}`
      const link = linkOfDriver(await renewDutyLink(actor, id))
      return { stays: { status: 'filled', values: { link } } }
    },
  })
}

/** The whole address of a driver's duty page, in their language whatever their phone prefers; a renewed link ends it. */
function linkOfDriver({ id, linkNumber, locale }: Pick<Driver, 'id' | 'linkNumber' | 'locale'>): string {
  const key = driverKey({ driverId: id, linkNumber })
  return env().SITE_URL + languageHref(languages[locale].publicName, hrefOf('/Duty', { key }))
}
