import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingSteps } from '@/lib/site/booking-steps'
import { TutorialPart } from './tutorial-part'

/** How a driver for one day is booked: the five easy steps. */
export function OneDayTutorial() {
  const t = useTranslations('Tutorial')
  const step = useTranslations('BookingSteps.step')
  return (
    <TutorialPart
      id="one-day"
      title={t('oneDayTitle')}
      lead={t('oneDayLead')}
      action={{ href: '/OneDayVehicles', label: t('oneDayAction') }}
      steps={bookingSteps.map(({ key, drawing }) => ({
        drawing,
        title: step(key),
        text: step(`${key}Text`),
      }))}
    >
      <Link
        href="/EasyBookingSteps"
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand hover:underline"
      >
        {t('pictures')} <Icon name="arrow-right" />
      </Link>
    </TutorialPart>
  )
}
