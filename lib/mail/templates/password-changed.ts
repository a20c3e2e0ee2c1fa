import { z } from 'zod'
import { formatMoment } from '@/lib/core/i18n/format'
import { defineTemplate } from '../template'

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
