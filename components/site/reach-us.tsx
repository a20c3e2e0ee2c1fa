import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { telegramHref, telHref, whatsappHref, type ContactFacts } from './contact-links'

interface ReachUsProps {
  contact: Pick<ContactFacts, 'phone' | 'whatsapp' | 'telegram'>
  /** Where the provider's chat opens, if one is set. */
  chatHref?: string | undefined
}

/**
 * Call or write, at the end of every public page. It never lies over the page: a field or a link half under it could
 * not be hit. A provider's chat is a document of its own and loads nothing before a person opens it.
 */
export function ReachUs({ contact, chatHref }: ReachUsProps) {
  const t = useTranslations('Chat')
  const frame = useTranslations('Frame')
  const { phone, whatsapp, telegram } = contact
  return (
    <nav aria-label={t('reachUs')} className="border-t border-line bg-surface print:hidden">
      <ul className="grid auto-cols-fr grid-flow-col md:flex md:justify-center">
        {phone && (
          <Way icon="phone" href={telHref(phone)}>
            {t('callShort')}
          </Way>
        )}
        {chatHref && (
          <Way icon="chat" href={chatHref} opensTab>
            {t('chatShort')}
          </Way>
        )}
        {whatsapp && (
          <Way icon="chat" href={whatsappHref(whatsapp)}>
            {frame('whatsapp')}
          </Way>
        )}
        {telegram && (
          <Way icon="send" href={telegramHref(telegram)}>
            {frame('telegram')}
          </Way>
        )}
      </ul>
    </nav>
  )
}

interface WayProps {
  icon: IconName
  href: string
  opensTab?: boolean
  children: ReactNode
}

function Way({ icon, href, opensTab = false, children }: WayProps) {
  return (
    <li>
      <a href={href} rel="noopener" {...(opensTab && { target: '_blank' })} className="foot-way">
        <Icon name={icon} className="size-5 text-brand" />
        {children}
      </a>
    </li>
  )
}
