import { z } from 'zod'
import { keepLinkToken, linkMinutes } from '@/lib/auth/link-tokens'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate } from '../template'

/** The way to a new password, for whoever asked on `/ForgotPassword`. */
export const resetPassword = defineTemplate({
  args: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string() }),
  keepSecret: ({ userId, email }, tokenHash) =>
    keepLinkToken({ userId, email, tokenHash, purpose: 'reset_password' }),
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
