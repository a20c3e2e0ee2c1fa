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
    <FrameForm action={subscribeFromFooterAction} className="gap-1">
      <label htmlFor="newsletter-email" className="sr-only">
        {t('email')}
      </label>
      <div className="flex gap-2">
        <Input
          id="newsletter-email"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('email')}
          aria-describedby="newsletter-text"
          maxLength={254}
          required
        />
        <Button type="submit" variant="secondary" className="shrink-0 text-sm">
          {t('subscribe')}
        </Button>
      </div>
      <p id="newsletter-text" className="text-ink-muted max-lg:sr-only">
        {t('boxText')}
      </p>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor="newsletter-homepage">{t('leaveEmpty')}</label>
        <input type="text" id="newsletter-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </FrameForm>
  )
}
