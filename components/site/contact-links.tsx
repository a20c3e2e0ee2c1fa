import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'

/** The company's facts that a page shows; an empty one is left out. */
export interface ContactFacts {
  name: string
  /** As people write it; spaces do not matter. */
  phone: string
  email: string
  address: string
  /** A phone number with its country code, or a full `https:` address. */
  whatsapp: string
  /** A name with or without `@`, or a full `https:` address. */
  telegram: string
}

/** The address that calls a number. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** A number, or a few words with one, kept on one line. */
export function phoneText(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The address that opens a chat in WhatsApp. */
export function whatsappHref(whatsapp: string): string {
  return whatsapp.startsWith('https:') ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`
}

/** The address that opens a chat in Telegram. */
export function telegramHref(telegram: string): string {
  return telegram.startsWith('https:') ? telegram : `https://t.me/${telegram.replace(/^@/, '')}`
}

/** Ways to reach the company, each one tap away. */
export function ContactLinks({ contact }: { contact: ContactFacts }) {
  const t = useTranslations('Frame')
  const { phone, email, address, whatsapp, telegram } = contact
  return (
    <ul className="grid gap-1">
      {phone && (
        <ContactLine icon="phone" href={telHref(phone)}>
          <span className="sr-only">{t('phone')}: </span>
          <span className="figures">{phoneText(phone)}</span>
        </ContactLine>
      )}
      {whatsapp && (
        <ContactLine icon="chat" href={whatsappHref(whatsapp)}>
          {t('whatsapp')}
        </ContactLine>
      )}
      {telegram && (
        <ContactLine icon="send" href={telegramHref(telegram)}>
          {t('telegram')}
        </ContactLine>
      )}
      {email && (
        <ContactLine icon="mail" href={`mailto:${email}`}>
          <span className="sr-only">{t('email')}: </span>
          {email}
        </ContactLine>
      )}
      {address && (
        <ContactLine icon="pin">
          <span className="sr-only">{t('address')}: </span>
          {address}
        </ContactLine>
      )}
    </ul>
  )
}

function ContactLine({ icon, href, children }: { icon: IconName; href?: string; children: ReactNode }) {
  const line = (
    <>
      <Icon name={icon} className="mt-0.5 size-5 text-brand" />
      <span className="min-w-0">{children}</span>
    </>
  )
  const look = 'inline-flex min-h-11 items-start gap-3 py-2 text-ink'
  return (
    <li>
      {href ? (
        <a href={href} rel="noopener" className={`${look} hover:underline`}>
          {line}
        </a>
      ) : (
        <span className={look}>{line}</span>
      )}
    </li>
  )
}
