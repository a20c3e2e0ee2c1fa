'use server'

import { z } from 'zod'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { removalFlash, setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { honeypot } from '@/lib/server/honeypot'
import { hrefOf } from '@/lib/routes/routes'
import { contactIdSchema, createContactInput } from './contact-schema'
import { createContact, removeContact, setContactDone } from './contacts'

const createForm = createContactInput.extend(honeypot)
const doneForm = z.object({ id: contactIdSchema, done: z.enum(['yes', 'no']) })
// Without a script a button cannot ask first: it sends `no`, and the page that comes next asks.
const removeForm = z.object({
  id: contactIdSchema,
  confirmed: z.literal('yes').or(z.unknown().transform(() => 'no')),
})

/** Keeps the message and shows `/Contact` again, empty. */
export async function createContactAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'createContact',
    form,
    schema: createForm,
    run: async ({ actor, input: { homepage, ...input }, locale }) => {
      // A robot is told what it hopes to hear.
      if (!homepage) await createContact(actor, { input, locale, address: await clientAddress() })
      await setFlash({ key: 'contactSent' })
      return '/Contact'
    },
  })
}

/** Marks a message as done or open and shows it again. */
export async function setContactDoneAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'setContactDone',
    form,
    schema: doneForm,
    run: async ({ actor, input: { id, done } }) => {
      await setContactDone(actor, { id, isDone: done === 'yes' })
      await setFlash({ key: done === 'yes' ? 'markedDone' : 'markedOpen' })
      return hrefOf('/EditContactDb', { id })
    },
  })
}

/** Deletes a message, once confirmed, and leads to `/ContactDb` (`/EditContactDb?confirm=delete` asks). */
export async function removeContactAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeContact',
    form,
    schema: removeForm,
    run: async ({ actor, input: { id, confirmed } }) => {
      if (confirmed !== 'yes') return hrefOf('/EditContactDb', { id, confirm: 'delete' })
      await setFlash({ key: await removalFlash(() => removeContact(actor, id)) })
      return '/ContactDb'
    },
  })
}
