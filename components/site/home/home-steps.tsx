import { useTranslations } from 'next-intl'
import { StepPicture } from '@/components/pictures/step-picture'

const steps = [
  { step: 1, key: 'click' },
  { step: 2, key: 'send' },
  { step: 3, key: 'enjoy' },
] as const

/** Three easy steps: click the ride, send a request, enjoy the ride (SPEC section 2). */
export function HomeSteps() {
  const t = useTranslations('Home')
  return (
    <section className="page-width grid gap-8 py-12 lg:py-16">
      <h2 className="text-3xl text-ink">{t('stepsTitle')}</h2>
      <ol className="grid gap-8 sm:grid-cols-3">
        {steps.map(({ step, key }) => (
          <li key={key} className="grid content-start gap-3">
            <StepPicture step={step} className="h-auto w-full max-w-xs" />
            <h3 className="text-xl text-ink">{t(`step.${key}`)}</h3>
            <p className="text-ink-muted">{t(`step.${key}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
