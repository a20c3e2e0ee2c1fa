import { useTranslations } from 'next-intl'
import { FrameForm } from '@/components/form/frame-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { honeypotField } from '@/lib/server/form-state'
import { subscribeFromFooterAction } from '@/lib/newsletter/actions'

/** The newsletter box in the foot of every page. */
export function NewsletterBox() {
  const t = useTranslations('Newsletter')
  return (
    <FrameForm action={subscribeFromFooterAction} className="gap-3">
      <p className="text-ink-muted">{t('boxText')}</p>
      <div className="grid gap-1.5">
        <label htmlFor="newsletter-email" className="font-semibold text-ink">
          {t('email')}
        </label>
        <Input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="newsletter-homepage">{t('leaveEmpty')}</label>
        <input type="text" id="newsletter-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" variant="brand" className="justify-self-start">
        {t('subscribe')}
      </Button>
    </FrameForm>
  )
}
