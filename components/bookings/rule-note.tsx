import { useTranslations } from 'next-intl'
import { phoneText } from '@/components/site/contact-links'
import type { BookingStage } from '@/lib/bookings/rules'
import { formatPhone } from '@/lib/core/phone'
import { telHref } from '@/lib/core/phone-text'

interface RuleNoteProps {
  stage: BookingStage
  /** Whether the trip is under way: by then nothing is canceled. */
  isBegun: boolean
  /** Whether the person cancels it with a button of the page. */
  hasButton: boolean
  /** Of the company. */
  phone: string
}

/** How a booking is canceled that has no button for it, and what comes back then, as its email says it. */
export function RuleNote({ stage, isBegun, hasButton, phone }: RuleNoteProps) {
  const t = useTranslations('Mails.booking')
  if (hasButton || isBegun || stage === 'canceled' || stage === 'done') return null
  return (
    <p className="text-ink-muted">
      {t(stage === 'confirmed' ? 'rule.confirmed' : 'rule.untilConfirmedByPhone')}{' '}
      {phone && (
        <a href={telHref(phone)} className="font-semibold text-brand underline">
          {t('questions', { phone: phoneText(formatPhone(phone)) })}
        </a>
      )}
    </p>
  )
}
