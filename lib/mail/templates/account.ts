import { z } from 'zod'
import { type Link, linkMinutes, storeLinkToken } from '@/lib/auth/link-tokens'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate, DiscardMail } from '@/lib/mail/template'
import { formatMoment } from '@/lib/core/i18n/format'

const minutesPerDay = 24 * 60

async function storeToken(link: Link): Promise<void> {
  if (!(await storeLinkToken(link))) throw new DiscardMail('the person is gone or has another address')
}

/** Asks the owner of an address to confirm it, after registering and after a change. */
export const confirmEmail = defineTemplate({
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
      t('confirmEmail.lasts', { days: String(linkMinutes.confirm_email / minutesPerDay) }),
      t('confirmEmail.notYou'),
    ],
  }),
})

/** Tells a person that the password was changed, in case it was somebody else. `changedAt` is ISO 8601. */
export const passwordChanged = defineTemplate({
  args: z.object({ firstName: z.string(), changedAt: z.iso.datetime() }),
  compose: ({ firstName, changedAt }, { t, address, company }) => ({
    subject: t('passwordChanged.subject', { company: company.name }),
    paragraphs: [
      t('greeting', { name: firstName }),
      t('passwordChanged.text', { moment: formatMoment(changedAt) }),
      t('passwordChanged.notYou', { phone: company.phone }),
    ],
    action: { label: t('passwordChanged.action'), url: address('/ForgotPassword') },
  }),
})

/** The way to a new password, for whoever asked on `/ForgotPassword`. */
export const resetPassword = defineTemplate({
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
