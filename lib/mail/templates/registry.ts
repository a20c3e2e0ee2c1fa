import type { MailTemplate } from '../template'
import { confirmEmail, passwordChanged, resetPassword } from './account'
import { newsletterConfirm } from './newsletter-confirm'
import { bookingForCompany, bookingForCustomer } from './booking'
import { requestReply } from './request-reply'

/** Every mail that the site sends, by the name under which the outbox keeps it. */
export const templates = {
  'confirm-email': confirmEmail,
  'newsletter-confirm': newsletterConfirm,
  'booking-for-company': bookingForCompany,
  'booking-for-customer': bookingForCustomer,
  'password-changed': passwordChanged,
  'request-reply': requestReply,
  'reset-password': resetPassword,
} as const

export type TemplateName = keyof typeof templates

/** What a template needs to know. */
export type ArgsOf<Name extends TemplateName> =
  (typeof templates)[Name] extends MailTemplate<infer Args> ? Args : never

/** Whether an outbox row names a template of this version of the site. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}
