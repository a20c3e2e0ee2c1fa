import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { buttonClassName } from '@/components/ui/button'
import { Drawing, type DrawingName } from '@/components/ui/drawing'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/lib/core/class-names'
import { Link } from '@/lib/core/i18n/navigation'
import { bookingSteps } from '@/lib/site/booking-steps'
import { questionFacts } from '@/lib/site/structured-data'

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
      steps={steps.map(({ key, drawing }, index) => ({
        drawing,
        isFirst: index === 0,
        title: t(`car.${key}`),
        text: t(`car.${key}Text`),
      }))}
    />
  )
}

/** How a vehicle with a driver is booked: the five easy steps. */
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
      <LinkOnward href="/EasyBookingSteps">{t('pictures')}</LinkOnward>
    </TutorialPart>
  )
}

interface TutorialPartProps {
  id: string
  title: string
  lead: string
  action: { href: string; label: string }
  steps: readonly TutorialStep[]
  /** What follows the steps. */
  children?: ReactNode
}

/** One way of booking: its steps and the way into it. */
function TutorialPart({ id, title, lead, action, steps, children }: TutorialPartProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 id={id} className="text-2xl text-ink">
            {title}
          </h2>
          <p className="max-w-prose text-ink-muted">{lead}</p>
        </div>
        <Link href={action.href} className={buttonClassName({ variant: 'brand' })}>
          {action.label}
        </Link>
      </div>
      <StepsList steps={steps} />
      {children}
    </section>
  )
}

interface TutorialStep {
  drawing: DrawingName
  /** Its drawing stands in the first view of the page. */
  isFirst?: boolean
  title: string
  text: string
}

/** Numbered steps, each below its picture; on a wide screen all of them stand in one row. */
function StepsList({ steps }: { steps: readonly TutorialStep[] }) {
  return (
    <ol
      className={classNames(
        'grid gap-6 sm:grid-cols-2',
        steps.length === 5 ? 'md:grid-cols-3 xl:grid-cols-5' : 'xl:grid-cols-4',
      )}
    >
      {steps.map(({ drawing, isFirst, title, text }, index) => (
        <li
          key={title}
          className="grid content-start overflow-hidden rounded-lg border border-line bg-raised shadow-low"
        >
          <Drawing
            name={drawing}
            isFirst={isFirst}
            className="h-auto w-full bg-(--picture-panel) px-[4.4444%] py-[3.3333%]"
          />
          <div className="grid gap-2 p-4">
            <h3 className="flex items-center gap-3 text-lg text-ink">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-brand text-base text-brand-ink figures"
              >
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const questions = ['cancel', 'city', 'soldOut'] as const

/** What people ask before they book; open to be read, without a press. */
export function TutorialQuestions() {
  const t = useTranslations('Tutorial')
  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <h2 id="questions" className="text-2xl text-ink">
        {t('questionsTitle')}
      </h2>
      <JsonLd
        facts={questionFacts(
          questions.map((question) => ({
            question: t(`question.${question}`),
            answer: t(`question.${question}Text`),
          })),
        )}
      />
      <dl className="grid gap-6 md:grid-cols-3">
        {questions.map((question) => (
          <div key={question} className="grid content-start gap-2 border-s-4 border-brand ps-4">
            <dt className="font-semibold text-ink">{t(`question.${question}`)}</dt>
            <dd className="text-ink-muted">{t(`question.${question}Text`)}</dd>
          </div>
        ))}
      </dl>
      <LinkOnward href="/Terms">{t('terms')}</LinkOnward>
    </section>
  )
}

function LinkOnward({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand hover:underline"
    >
      {children} <Icon name="arrow-right" />
    </Link>
  )
}
