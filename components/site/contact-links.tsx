import { useLocale, useTranslations } from 'next-intl'
import type { Company } from '@/lib/core/company'
import { colonOf } from '@/lib/core/i18n/format'
import { addressFor } from '@/lib/core/local-text'
import { parsePhone } from '@/lib/core/phone'
import { telHref } from '@/lib/core/phone-text'
import { ContactWays, type ContactWay } from './foot-lists'

/** A number, or a few words with one, kept on one line. */
export function phoneText(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

/** The address that opens a chat in WhatsApp, which knows a number by its country code alone. */
export function whatsappHref(whatsapp: string): string {
  if (whatsapp.startsWith('https:')) return whatsapp
  return `https://wa.me/${(parsePhone(whatsapp) ?? whatsapp).replace(/\D/g, '')}`
}

/** The address that opens a chat in Telegram. */
export function telegramHref(telegram: string): string {
  return telegram.startsWith('https:') ? telegram : `https://t.me/${telegram.replace(/^@/, '')}`
}

/** Ways to reach the company, each one tap away. */
export function ContactLinks({ contact }: { contact: Company }) {
  const t = useTranslations('Frame')
  const { phone, email, whatsapp, telegram } = contact
  const locale = useLocale()
  const address = addressFor(locale, contact)
  const label = (name: 'phone' | 'email' | 'address') => t(name) + colonOf(locale)
  const ways: (ContactWay | '')[] = [
    phone && { icon: 'phone', href: telHref(phone), name: label('phone'), text: phoneText(phone) },
    whatsapp && { icon: 'chat', href: whatsappHref(whatsapp), text: t('whatsapp') },
    telegram && { icon: 'send', href: telegramHref(telegram), text: t('telegram') },
    email && { icon: 'mail', href: `mailto:${email}`, name: label('email'), text: email },
    address.text && { icon: 'pin', name: label('address'), ...address },
  ]
  return <ContactWays ways={ways.filter((way) => way !== '')} />
}
