import { useTranslations } from 'next-intl'
import { DoneBadge } from './done-badge'
import { Facts } from '@/components/ui/facts'
import type { Contact } from '@/lib/requests/contact-view'
import { formatMoment } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'

/** Everything that was sent with the contact form. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const t = useTranslations('Requests')
  return (
    <Facts
      facts={[
        { label: t('state'), value: <DoneBadge isDone={contact.isDone} /> },
        { label: t('facts.name'), value: [contact.firstName, contact.lastName].filter(Boolean).join(' ') },
        { label: t('facts.email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> },
        {
          label: t('facts.phone'),
          value: <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a>,
        },
        {
          label: t('facts.message'),
          value: (
            <p lang={contact.locale} className="whitespace-pre-line">
              {contact.message}
            </p>
          ),
        },
        { label: t('facts.sentBy'), value: contact.isAdmin ? t('sentByAdmin') : t('sentByVisitor') },
        { label: t('facts.createdAt'), value: formatMoment(contact.createdAt) },
      ]}
    />
  )
}
