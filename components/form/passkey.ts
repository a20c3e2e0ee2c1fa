import { idleForm, typedValues, type FailedForm, type FormAction } from '@/lib/server/form-state'
import type { SendBy } from './use-sending'

interface PasskeySending {
  /** Answers with what the device is to be asked. */
  start: FormAction
  /** Takes the form with what the device answered. */
  action: FormAction
  ceremony: 'make' | 'use'
  texts: {
    /** The person said no to the device, or took too long. */
    canceled: string
    /** The browser knows no passkeys. */
    unavailable: string
    /** The device has a passkey of this account already. */
    known?: string
  }
}

// Loaded once somebody is about to use it.
const loadDevice = () => import('@simplewebauthn/browser')

/** For `onFocus` of the form: a device must be asked soon after the press of a button, or Safari refuses. */
export const prepareDevice = () => void loadDevice().catch(() => undefined)

/** Asks the person's device before a form is sent, and sends its answer along. */
export function sendWithPasskey({ start, action, ceremony, texts }: PasskeySending): SendBy {
  return async (form) => {
    const refused = (text: string): FailedForm => {
      return { status: 'error', code: 'PASSKEY_REFUSED', text, fields: {}, values: typedValues(form) }
    }
    if (!('PublicKeyCredential' in window)) return refused(texts.unavailable)
    const [device, started] = await Promise.all([loadDevice(), start(idleForm, form)])
    if (started.status !== 'filled') return started
    try {
      const optionsJSON = JSON.parse(started.values.options ?? '')
      const answer =
        ceremony === 'make'
          ? await device.startRegistration({ optionsJSON })
          : await device.startAuthentication({ optionsJSON })
      form.set('answer', JSON.stringify(answer))
    } catch (error) {
      const isKnown =
        error instanceof device.WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      return refused((isKnown && texts.known) || texts.canceled)
    }
    return action(idleForm, form)
  }
}
