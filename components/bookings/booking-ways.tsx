import { useLocale, useTranslations } from 'next-intl'
import { whatsappHref } from '@/components/site/contact-links'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Booking } from '@/lib/bookings/view'
import { formatHour } from '@/lib/core/day'
import { formatCode, formatDays, formatFullDay, listText } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'

interface BookingWaysProps {
  booking: Booking
  /** The whole address at which whoever rides follows the trip. */
  rideLink: string
  company: { name: string; phone: string; whatsapp: string }
  /** Staff have nothing to ask the company. */
  isStaff: boolean
}

const withText = (href: string, text: string) => `${href}?text=${encodeURIComponent(text)}`

/**
 * Tells whoever rides about the trip, with a link that shows it without its price and opens nothing of the booking (CONTRACT
 * section 8), and asks the company about it with its code; both by WhatsApp, and without a script.
 */
export function BookingWays({ booking, rideLink, company, isStaff }: BookingWaysProps) {
  const t = useTranslations('YourBooking')
  const locale = useLocale()
  const { code, vehicleName, pickupPlace, pickupTime, rider } = booking
  const driver = booking.hasDriver ? 'yes' : 'no'
  const look = buttonClassName({ variant: 'secondary' })
  const trip = t('shareText', {
    driver,
    company: company.name,
    vehicle: vehicleName,
    days: formatDays(booking, locale, formatFullDay),
    pickup:
      listText([pickupPlace, pickupTime && formatHour(pickupTime, locale)], locale) ||
      t('shareNoPickup', { driver }),
    code: formatCode(code),
    phone: company.phone,
    link: rideLink,
  })
  const riderChat = `https://wa.me/${rider?.phone?.replace(/\D/g, '') ?? ''}`
  // An address of one's own may mean something else by a text.
  const takesText = company.whatsapp && !company.whatsapp.startsWith('https:')
  const chat = whatsappHref(company.whatsapp)
  return (
    <>
      {booking.status !== 'canceled' && (
        <a href={withText(riderChat, trip)} rel="noopener" target="_blank" className={look}>
          <Icon name="send" /> {t('share')}
        </a>
      )}
      {!isStaff && company.whatsapp && (
        <a
          href={takesText ? withText(chat, t('whatsappText', { code: formatCode(code) })) : chat}
          rel="noopener"
          target="_blank"
          className={look}
        >
          <Icon name="chat" /> {t('whatsapp')}
        </a>
      )}
      {!isStaff && (
        <Link href="/Help" className={look}>
          {t('help')}
        </Link>
      )}
    </>
  )
}
