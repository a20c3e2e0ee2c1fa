'use server'

import { confirmedForm } from '@/lib/core/schemas'
import { hrefOf } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeExtra, removePriceRule, saveExtra, savePriceRule } from './mutations'
import { extraForm, priceRuleForm } from './schema'

/** Makes or changes a price rule and shows all prices again. */
export async function savePriceRuleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'savePriceRule',
    form,
    schema: priceRuleForm,
    run: async ({ actor, input }) => {
      await savePriceRule(actor, input)
      await setFlash({ key: 'priceSaved' })
      return '/Prices'
    },
  })
}

/** Makes or changes an extra and shows all prices again. */
export async function saveExtraAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'saveExtra',
    form,
    schema: extraForm,
    run: async ({ actor, input }) => {
      await saveExtra(actor, input)
      await setFlash({ key: 'priceSaved' })
      return '/Prices'
    },
  })
}

/** Removes a price rule, once confirmed, and shows all prices again (`?remove=` asks). */
export async function removePriceRuleAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removePriceRule',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Prices', { remove: id })}#remove-${id}`
      await setFlash({ key: await removalFlash(() => removePriceRule(actor, id)) })
      return '/Prices'
    },
  })
}

/** Removes an extra, once confirmed, and shows all prices again (`?remove=` asks). */
export async function removeExtraAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeExtra',
    form,
    schema: confirmedForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return `${hrefOf('/Prices', { remove: id })}#remove-${id}`
      await setFlash({ key: await removalFlash(() => removeExtra(actor, id)) })
      return '/Prices'
    },
  })
}
