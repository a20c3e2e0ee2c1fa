import { useTranslations } from 'next-intl'
import { Drawing } from '@/components/ui/drawing'

const steps = [
  { key: 'click', drawing: 'step-choose-ride' },
  { key: 'send', drawing: 'step-send-request' },
  { key: 'enjoy', drawing: 'step-enjoy-ride' },
] as const

/** Three easy steps: click the ride, send a request, enjoy the ride (SPEC section 2). */
export function HomeSteps() {
  const t = useTranslations('Home')
  return (
    <section className="page-width grid gap-8 py-12 lg:py-16">
      <h2 className="text-3xl text-ink">{t('stepsTitle')}</h2>
      <ol className="grid gap-8 sm:grid-cols-3">
        {steps.map(({ key, drawing }) => (
          <li key={key} className="grid content-start gap-3">
            <Drawing name={drawing} className="h-auto w-full max-w-xs" />
            <h3 className="text-xl text-ink">{t(`step.${key}`)}</h3>
            <p className="text-ink-muted">{t(`step.${key}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
