'use server'

import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { runFormAction, honeypot } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { clearLinkSecret, readLinkSecret } from '@/lib/server/link-secret'
import { newsletterForm, subscribeInput } from './schema'
import { confirmSubscription, removeSubscription, sendNewsletter, subscribeToNewsletter } from './mutations'

const subscribeForm = subscribeInput.extend(honeypot)

/** Asks for the newsletter and leads to `/Newsletter`, which says what happens next. */
export async function subscribeAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'subscribe',
    form,
    schema: subscribeForm,
    run: async ({ actor, input: { homepage, email }, locale }) => {
      if (!homepage) await subscribeToNewsletter(actor, { email, locale, address: await clientAddress() })
      await setFlash({ key: 'newsletterAsked' })
      return '/Newsletter'
    },
  })
}

/** The same from the foot of any page, which has no room for the problem of a field: `/Newsletter` asks for the address then. */
export async function subscribeFromFooterAction(previous: FormState, form: FormData): Promise<FormState> {
  const answer = await subscribeAction(previous, form)
  if (answer.status !== 'error' || Object.keys(answer.fields).length === 0) return answer
  return runFormAction({
    name: 'subscribeFromFooter',
    form,
    schema: z.object({}),
    run: async () => {
      await setFlash({ key: 'newsletterRefused' })
      return '/Newsletter'
    },
  })
}

/** Confirms or ends the subscription of the link that the person came by. */
export async function answerNewsletterAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'answerNewsletter',
    form,
    schema: z.object({ answer: z.enum(['confirm', 'leave']) }),
    run: async ({ actor, input: { answer } }) => {
      const secret = await readLinkSecret('/Newsletter')
      if (!secret) throw new AppError('NOT_FOUND')
      if (answer === 'confirm') await confirmSubscription(actor, secret)
      else {
        await removeSubscription(actor, secret)
        await clearLinkSecret('/Newsletter')
      }
      await setFlash({ key: answer === 'confirm' ? 'newsletterConfirmed' : 'newsletterLeft' })
      return '/Newsletter'
    },
  })
}

/** Sends what staff wrote to the readers of the newsletter, and shows the outbox with it. */
export async function sendNewsletterAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'sendNewsletter',
    form,
    schema: newsletterForm,
    run: async ({ actor, input }) => {
      await setFlash({ key: 'newsletterSent', count: await sendNewsletter(actor, input) })
      return '/Outbox'
    },
  })
}
