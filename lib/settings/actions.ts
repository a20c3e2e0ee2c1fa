'use server'

import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { saveSettings } from './mutations'
import { banksForm, companyForm, holdsForm, hoursForm, securityForm } from './schema'

/** Changes the facts about the company and shows the settings. */
export async function saveCompanyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveCompany',
    form,
    schema: companyForm,
    run: async ({ actor, input: { version: partsVersion, ...company } }) => {
      await saveSettings(actor, { parts: { company }, partsVersion })
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}

/** Changes the bank accounts and shows the settings. */
export async function saveBanksAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveBanks',
    form,
    schema: banksForm,
    run: async ({ actor, input: { version: partsVersion, banks } }) => {
      await saveSettings(actor, { parts: { banks }, partsVersion })
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}

/** Changes how long and how many bookings hold their places, and shows the settings. */
export async function saveHoldsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveHolds',
    form,
    schema: holdsForm,
    run: async ({ actor, input }) => {
      const { version: partsVersion, pendingPerPerson, pendingBeforePaid, pendingPerPhone, ...holds } = input
      const limits = { pendingPerPerson, pendingBeforePaid, pendingPerPhone }
      await saveSettings(actor, { parts: { holds, limits }, partsVersion })
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}

/** Changes what signing in asks of staff, and shows the settings. */
export async function saveSecurityAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveSecurity',
    form,
    schema: securityForm,
    run: async ({ actor, input: { version: partsVersion, ...security } }) => {
      await saveSettings(actor, { parts: { security }, partsVersion })
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}

/** Changes when the office is open and shows the settings. */
export async function saveHoursAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveHours',
    form,
    schema: hoursForm,
    run: async ({ actor, input: { version: partsVersion, workingHours } }) => {
      await saveSettings(actor, { parts: { workingHours }, partsVersion })
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}
