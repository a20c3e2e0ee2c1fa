import { z } from 'zod'
import { linkMinutes, storeLinkToken, type Link } from '@/lib/auth/link-tokens'
import { newsletterKey } from '@/lib/auth/secret-link'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate, DiscardMail, type MailTemplate } from './template'
import { formatFullMoment } from '@/lib/core/i18n/format'
import { bookingForCompany, bookingForCustomer, bookingMessage } from './booking-templates'
import { dispatchTemplates } from './dispatch-templates'
import { database } from '@/lib/db/client'

async function storeToken(link: Link): Promise<void> {
  if (!(await storeLinkToken(link))) throw new DiscardMail('the person is gone or has another address')
}

/** Asks the owner of an address to confirm it, after registering and after a change. */
const confirmEmail = defineTemplate({
  args: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string() }),
  keepSecret: (person, tokenHash) => storeToken({ ...person, tokenHash, purpose: 'confirm_email' }),
  compose: ({ firstName, email }, { t, address, secret, company }) => ({
    subject: t('confirmEmail.subject', { company: company.name }),
    paragraphs: [t('greeting', { name: firstName }), t('confirmEmail.text', { email })],
    action: {
      label: t('confirmEmail.action'),
      url: address(hrefOf('/ConfirmEmail', { token: secret })),
    },
    notes: [
      t('confirmEmail.lasts', { days: String(linkMinutes.confirm_email / (24 * 60)) }),
      t('confirmEmail.notYou'),
    ],
  }),
})

/**
 * Tells a person that the password was changed, in case it was somebody else. `changedAt` is ISO 8601; `isOwn` where it was changed
 * on a device that stays signed in, `provider` where signing in there took it away.
 */
const passwordChanged = defineTemplate({
  args: z.object({
    firstName: z.string(),
    changedAt: z.iso.datetime(),
    isOwn: z.boolean().optional(),
    provider: z.string().optional(),
  }),
  compose: ({ firstName, changedAt, isOwn, provider = '' }, { t, locale, address, company }) => ({
    subject: t('passwordChanged.subject', { company: company.name }),
    paragraphs: [
      t('greeting', { name: firstName }),
      t(`passwordChanged.${provider ? 'providerText' : isOwn ? 'ownText' : 'text'}`, {
        moment: formatFullMoment(changedAt, locale),
        provider,
      }),
      t('passwordChanged.notYou', { phone: company.phone }),
    ],
    action: { label: t('passwordChanged.action'), url: address('/ForgotPassword') },
  }),
})

/** Tells a person that a way to sign in was set up or taken away, in case it was somebody else. `changedAt` is ISO 8601. */
const factorChanged = defineTemplate({
  args: z.object({
    firstName: z.string(),
    change: z.enum(['set-up-factor', 'remove-factor', 'add-passkey', 'remove-passkey']),
    changedAt: z.iso.datetime(),
  }),
  compose: ({ firstName, change, changedAt }, { t, locale, address, company }) => ({
    subject: t(`factorChanged.${change}.subject`, { company: company.name }),
    paragraphs: [
      t('greeting', { name: firstName }),
      t(`factorChanged.${change}.text`, { moment: formatFullMoment(changedAt, locale) }),
      t('factorChanged.notYou', { phone: company.phone }),
    ],
    action: { label: t('factorChanged.action'), url: address('/Security') },
  }),
})

/** The way to a new password, for whoever asked on `/ForgotPassword`. */
const resetPassword = defineTemplate({
  args: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string() }),
  keepSecret: (person, tokenHash) => storeToken({ ...person, tokenHash, purpose: 'reset_password' }),
  compose: ({ firstName }, { t, address, secret, company }) => ({
    subject: t('resetPassword.subject', { company: company.name }),
    paragraphs: [t('greeting', { name: firstName }), t('resetPassword.text')],
    action: {
      label: t('resetPassword.action'),
      url: address(hrefOf('/ResetPassword', { token: secret })),
    },
    notes: [
      t('resetPassword.lasts', { minutes: String(linkMinutes.reset_password) }),
      t('resetPassword.notYou'),
    ],
  }),
})

/** Asks whoever owns an address whether the newsletter is wanted; the same link also ends it. */
const newsletterConfirm = defineTemplate({
  args: z.object({ subscriberId: z.uuid() }),
  keepSecret: ({ subscriberId }, tokenHash) => keepLink(subscriberId, tokenHash),
  compose: (_args, { t, address, secret, company }) => {
    const url = address(hrefOf('/Newsletter', { token: secret }))
    return {
      subject: t('newsletterConfirm.subject', { company: company.name }),
      paragraphs: [t('newsletterConfirm.text', { company: company.name })],
      action: { label: t('newsletterConfirm.action'), url },
      notes: [t('newsletterConfirm.notYou')],
      leave: { label: t('newsletterConfirm.leave'), url },
    }
  },
})

// The link of the newest mail counts, in place of those before.
async function keepLink(subscriberId: string, tokenHash: string): Promise<void> {
  const kept = await database().newsletterSubscriber.updateMany({
    where: { id: subscriberId },
    data: { tokenHash },
  })
  if (kept.count === 0) throw subscriberHasLeft()
}

const subscriberHasLeft = () => new DiscardMail('the subscriber has left')

/** What the company writes to the readers of its newsletter, each with the way to leave it. */
const newsletter = defineTemplate({
  args: z.object({ subscriberId: z.uuid(), subject: z.string(), text: z.string() }),
  secretOf: ({ subscriberId }) => newsletterKey(subscriberId),
  keepSecret: async ({ subscriberId }) => {
    const isReader = await database().newsletterSubscriber.count({ where: { id: subscriberId } })
    if (!isReader) throw subscriberHasLeft()
  },
  compose: ({ subject, text }, { t, address, secret, company }) => ({
    subject,
    paragraphs: [text],
    replyTo: company.email,
    leave: {
      label: t('newsletterConfirm.leave'),
      url: address(hrefOf('/Newsletter', { token: secret })),
    },
  }),
})

/** What staff answer to a message or a travel request; `asked` is what the person had written, empty where nothing. */
const requestReply = defineTemplate({
  args: z.object({ firstName: z.string(), text: z.string(), asked: z.string() }),
  compose: ({ firstName, text, asked }, { t, company }) => ({
    subject: t('requestReply.subject', { company: company.name }),
    paragraphs: [t('greeting', { name: firstName }), text],
    facts: asked ? [{ label: t('requestReply.asked'), value: asked }] : [],
    notes: [t('requestReply.questions', { phone: company.phone })],
    replyTo: company.email,
  }),
})

/** Every mail that the site sends, by the name under which the outbox keeps it. */
export const templates = {
  'confirm-email': confirmEmail,
  newsletter,
  'newsletter-confirm': newsletterConfirm,
  'booking-for-company': bookingForCompany,
  'booking-for-customer': bookingForCustomer,
  'booking-message': bookingMessage,
  ...dispatchTemplates,
  'factor-changed': factorChanged,
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
