import { getTranslations } from 'next-intl/server'
import { StepSlide } from '@/components/site/steps/step-slide'
import { StepsCarousel } from '@/components/site/steps/steps-carousel'
import { WayHere } from '@/components/site/way-here'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingSteps } from '@/lib/site/booking-steps'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/EasyBookingSteps', 'BookingSteps', (t) => [
  t('title'),
  t('description'),
])

/** The five booking steps as pictures to swipe through (SPEC sections 2 and 9). */
export default async function EasyBookingSteps() {
  const t = await getTranslations('BookingSteps')
  const tutorial = await getTranslations('Tutorial')
  const count = String(bookingSteps.length)
  return (
    <div className="page-width grid gap-8 py-10 lg:py-14">
      <WayHere
        pages={[
          { name: tutorial('title'), href: '/Tutorial' },
          { name: t('title'), href: '/EasyBookingSteps' },
        ]}
      />
      <header className="grid gap-2">
        <h1 id="steps" className="text-2xl text-ink sm:text-3xl">
          {t('title')}
        </h1>
        <p className="max-w-prose text-lg text-ink-muted">{t('lead')}</p>
      </header>
      <StepsCarousel
        labelledBy="steps"
        arrows={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        labels={{
          carousel: t('carousel'),
          previous: t('previous'),
          next: t('next'),
          pause: t('pause'),
          play: t('play'),
          announcements: bookingSteps.map(({ key }, index) =>
            t('announcement', { number: String(index + 1), count, title: t(`step.${key}`) }),
          ),
        }}
      >
        {bookingSteps.map(({ key, drawing }, index) => (
          <StepSlide
            key={key}
            roleDescription={t('slide')}
            position={t('position', { number: String(index + 1), count })}
            title={t(`step.${key}`)}
            text={t(`step.${key}Text`)}
            drawing={drawing}
            isFirst={index === 0}
          />
        ))}
      </StepsCarousel>
      <div className="flex flex-wrap gap-3">
        <Link href="/OneDayVehicles" className={buttonClassName({ variant: 'primary', size: 'large' })}>
          {t('start')}
        </Link>
        <Link href="/Tutorial" className={buttonClassName({ variant: 'secondary', size: 'large' })}>
          {t('tutorial')}
        </Link>
      </div>
    </div>
  )
}
