import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Company } from '@/lib/core/company'
import { classNames } from '@/lib/core/class-names'
import { Link } from '@/lib/core/i18n/navigation'
import { telHref } from '@/lib/core/phone-text'
import { phoneText } from './contact-links'
import { LanguageRestore } from './language-restore'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'

const steps = ['choose', 'reserve', 'pay'] as const
type FlowStep = (typeof steps)[number]

interface FlowFrameProps {
  company: Pick<Company, 'name' | 'phone'>
  /** Where the person is on the way to a paid booking; left out beside that way. */
  step?: FlowStep
  children: ReactNode
}

/** The frame of the pages on which somebody books: nothing leads away but the mark, and the foot is one line. */
export function FlowFrame({ company: { name, phone }, step, children }: FlowFrameProps) {
  const t = useTranslations('Frame')
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-40 border-b border-line bg-surface print:static">
        <div className="page-width flex min-h-14 items-center justify-between gap-3 lg:min-h-16 lg:max-w-270">
          <Link
            href="/Home"
            className="inline-flex min-h-11 min-w-0 shrink-0 items-center max-sm:[&_span_span]:sr-only"
          >
            <Logo companyName={name} />
          </Link>
          {step && <FlowSteps current={step} />}
          <div className="flex items-center print:hidden">
            <LanguageSwitch look="menu" />
            {phone && (
              <a
                href={telHref(phone)}
                className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold"
              >
                <Icon name="phone" />
                <span className="max-lg:sr-only">{phoneText(phone)}</span>
              </a>
            )}
          </div>
        </div>
        <LanguageRestore />
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line bg-surface text-sm print:hidden">
        <div className="page-width flex flex-wrap items-center gap-x-4 lg:max-w-270">
          <p className="py-3 text-ink-muted max-sm:sr-only">{t('copyright', { company: name })}</p>
          <Link href="/Help" className="py-3 underline">
            {t('help')}
          </Link>
          <Link href="/Terms" className="py-3 underline">
            {t('terms')}
          </Link>
          <Link href="/Privacy" className="py-3 underline">
            {t('privacy')}
          </Link>
        </div>
      </footer>
    </div>
  )
}

function FlowSteps({ current }: { current: FlowStep }) {
  const t = useTranslations('Frame')
  const place = steps.indexOf(current)
  return (
    <ol
      aria-label={t('flow.label')}
      className="flex min-w-0 items-center gap-2 max-sm:text-[min(var(--text-sm),4.2vw)] print:hidden"
    >
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === place ? 'step' : undefined}
          className={classNames(
            'flex min-w-0 items-center gap-2',
            index === place ? 'font-bold text-ink' : 'max-sm:sr-only',
            index < place ? 'text-brand' : index > place && 'text-ink-muted',
          )}
        >
          {index > 0 && <span aria-hidden="true" className="h-px w-6 bg-line-strong max-sm:hidden" />}
          {index < place && <Icon name="check" className="size-4" />}
          {index === place && (
            <span aria-hidden="true" className="whitespace-nowrap figures sm:hidden">
              {t('flow.place', { place: place + 1, count: steps.length })}
            </span>
          )}
          {/* On the narrowest phones the word of Oromo has no room beside the name of the language; the number says enough. */}
          <span className="truncate max-[22.4rem]:[:lang(om)_&]:sr-only">{t(`flow.${step}`)}</span>
          {index < place && <span className="sr-only"> ({t('flow.done')})</span>}
        </li>
      ))}
    </ol>
  )
}
