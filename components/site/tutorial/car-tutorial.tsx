import { useTranslations } from 'next-intl'
import { CallBack } from '@/components/pictures/steps/call-back'
import { ChooseRide } from '@/components/pictures/steps/choose-ride'
import { EnjoyRide } from '@/components/pictures/steps/enjoy-ride'
import { SendRequest } from '@/components/pictures/steps/send-request'
import { StepFrame } from '@/components/pictures/steps/step-frame'
import { TutorialPart } from './tutorial-part'

const steps = [
  { key: 'choose', Drawing: ChooseRide },
  { key: 'send', Drawing: SendRequest },
  { key: 'call', Drawing: CallBack },
  { key: 'enjoy', Drawing: EnjoyRide },
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
      steps={steps.map(({ key, Drawing }) => ({
        picture: (
          <StepFrame className="h-auto w-full">
            <Drawing />
          </StepFrame>
        ),
        title: t(`car.${key}`),
        text: t(`car.${key}Text`),
      }))}
    />
  )
}
