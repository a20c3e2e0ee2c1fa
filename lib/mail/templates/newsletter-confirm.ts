import { z } from 'zod'
import { database } from '@/lib/db/client'
import { hrefOf } from '@/lib/routes/routes'
import { defineTemplate, DiscardMail } from '../template'

/** Asks whoever owns an address whether the newsletter is wanted; the same link also ends it. */
export const newsletterConfirm = defineTemplate({
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
  if (kept.count === 0) throw new DiscardMail('the subscriber has left')
}
