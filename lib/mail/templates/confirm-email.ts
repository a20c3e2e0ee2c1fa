import { z } from 'zod'
import { keepLinkToken, linkMinutes } from '@/lib/auth/link-tokens'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate } from '../template'

const minutesPerDay = 24 * 60

/** Asks the owner of an address to confirm it, after registering and after a change. */
export const confirmEmail = defineTemplate({
  args: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string() }),
  keepSecret: ({ userId, email }, tokenHash) =>
    keepLinkToken({ userId, email, tokenHash, purpose: 'confirm_email' }),
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
