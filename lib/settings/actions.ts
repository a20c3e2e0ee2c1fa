'use server'

import type { z } from 'zod'
import { runFormAction } from '@/lib/server/action'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { saveSettings } from './mutations'
import { banksForm, companyForm, holdsForm, hoursForm, type Settings, securityForm } from './schema'

type Card<Schema extends z.ZodType> = {
  name: string
  form: FormData
  schema: Schema
  /** The parts of the settings that the card is about, and the version that it was made from. */
  read: (input: z.output<Schema>) => { parts: Partial<Settings>; partsVersion: string | undefined }
}

/** Saves a card of `/Settings` and shows the settings. */
async function saveCard<Schema extends z.ZodType>({ read, ...card }: Card<Schema>): Promise<FormState> {
  return runFormAction({
    ...card,
    run: async ({ actor, input }) => {
      await saveSettings(actor, read(input))
      await setFlash({ key: 'settingsSaved' })
      return '/Settings'
    },
  })
}

/** Changes the facts about the company. */
export async function saveCompanyAction(_previous: FormState, form: FormData): Promise<FormState> {
  return saveCard({
    ...{ name: 'saveCompany', form, schema: companyForm },
    read: ({ version: partsVersion, ...company }) => ({ parts: { company }, partsVersion }),
  })
}

/** Changes the bank accounts. */
export async function saveBanksAction(_previous: FormState, form: FormData): Promise<FormState> {
  return saveCard({
    ...{ name: 'saveBanks', form, schema: banksForm },
    read: ({ version: partsVersion, banks }) => ({ parts: { banks }, partsVersion }),
  })
}

/** Changes how long and how many bookings hold their places. */
export async function saveHoldsAction(_previous: FormState, form: FormData): Promise<FormState> {
  return saveCard({
    ...{ name: 'saveHolds', form, schema: holdsForm },
    read: ({ version: partsVersion, pendingPerPerson, pendingBeforePaid, pendingPerPhone, ...holds }) => {
      const limits = { pendingPerPerson, pendingBeforePaid, pendingPerPhone }
      return { parts: { holds, limits }, partsVersion }
    },
  })
}

/** Changes what signing in asks of staff. */
export async function saveSecurityAction(_previous: FormState, form: FormData): Promise<FormState> {
  return saveCard({
    ...{ name: 'saveSecurity', form, schema: securityForm },
    read: ({ version: partsVersion, ...security }) => ({ parts: { security }, partsVersion }),
  })
}

/** Changes when the office is open. */
export async function saveHoursAction(_previous: FormState, form: FormData): Promise<FormState> {
  return saveCard({
    ...{ name: 'saveHours', form, schema: hoursForm },
    read: ({ version: partsVersion, workingHours }) => ({ parts: { workingHours }, partsVersion }),
  })
}
