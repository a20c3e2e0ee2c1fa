import { useTranslations } from 'next-intl'
import { TutorialPart } from './tutorial-part'

const steps = [
  { key: 'choose', drawing: 'step-choose-ride' },
  { key: 'send', drawing: 'step-send-request' },
  { key: 'call', drawing: 'step-call-back' },
  { key: 'enjoy', drawing: 'step-enjoy-ride' },
] as const

/** How a car is booked for days, weeks or months: by a request and a call. */
export function CarTutorial() {
  const t = useTranslations('Tutorial')
  return (
    <TutorialPart
      id="car"
      title={t('carTitle')}
      lead={t('carLead')}
      action={{ href: '/Booking', label: t('carAction') }}
      steps={steps.map(({ key, drawing }) => ({
        drawing,
        title: t(`car.${key}`),
        text: t(`car.${key}Text`),
      }))}
    />
  )
}
