import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { AuthCard } from '@/components/auth/auth-card'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { SubscribeForm } from '@/components/newsletter/subscribe-form'
import { FlashSlot } from '@/components/site/flash-slot'
import { Alert } from '@/components/ui/alert'
import { visitor } from '@/lib/auth/permissions'
import { readFlash } from '@/lib/server/flash'
import { readLinkSecret } from '@/lib/server/link-secret'
import { answerNewsletterAction } from '@/lib/newsletter/actions'
import { getSubscription } from '@/lib/newsletter/mutations'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Newsletter', (t) => [t('title'), t('boxText')])

/** Confirms or ends a subscription for whoever came by the link of a mail; takes addresses from anybody else, and says of a link that is over that it is. */
export default async function Newsletter() {
  const t = await getTranslations('Newsletter')
  const secret = await readLinkSecret('/Newsletter')
  const subscription = secret && (await getSubscription(visitor, secret))
  const flash = await readFlash()
  const isDeadLink = secret !== null && !subscription && !flash
  const lead = !subscription
    ? t('boxText')
    : t(subscription.isConfirmed ? 'confirmedLead' : 'askLead', { email: subscription.email })
  return (
    <AuthCard title={t('title')} lead={lead}>
      <FlashSlot flash={flash} />
      {isDeadLink && <Alert tone="warning">{(await getTranslations('Errors'))('LINK_INVALID')}</Alert>}
      <FormMessages namespaces={['NewsletterForm']}>
        {subscription ? <AnswerForm isConfirmed={subscription.isConfirmed} /> : <SubscribeForm />}
      </FormMessages>
    </AuthCard>
  )
}

/** One click confirms the subscription of a link, one click ends it. */
function AnswerForm({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations('NewsletterForm')
  return (
    <ActionForm action={answerNewsletterAction}>
      {!isConfirmed && (
        <SubmitButton size="large" name="answer" value="confirm">
          {t('confirm')}
        </SubmitButton>
      )}
      <SubmitButton variant="secondary" name="answer" value="leave">
        {isConfirmed ? t('leave') : t('refuse')}
      </SubmitButton>
    </ActionForm>
  )
}
