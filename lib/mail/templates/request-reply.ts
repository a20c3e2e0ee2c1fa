import { z } from 'zod'
import { defineTemplate } from '../template'

/** What staff answer to a message or a travel request; `asked` is what the person had written, empty where nothing. */
export const requestReply = defineTemplate({
  args: z.object({ firstName: z.string(), text: z.string(), asked: z.string() }),
  compose: ({ firstName, text, asked }, { t, company }) => ({
    subject: t('requestReply.subject', { company: company.name }),
    paragraphs: [t('greeting', { name: firstName }), text],
    facts: asked ? [{ label: t('requestReply.asked'), value: asked }] : [],
    notes: [t('requestReply.questions', { phone: company.phone })],
    replyTo: company.email,
  }),
})
