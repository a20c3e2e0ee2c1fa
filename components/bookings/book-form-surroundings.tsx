import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { DayText } from '@/components/vehicles/day-text'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'
import { AvailabilityBadge, VehiclePrice } from '@/components/vehicles/vehicle-price'
import type { Day } from '@/lib/core/day'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import type { OneDayVehicle } from '@/lib/vehicles/view'

interface BookedVehicleSummaryProps {
  vehicle: OneDayVehicle
  day: Day
}

/** What is being booked; stays in view beside the form, and as a small card above it on phones. */
export function BookedVehicleSummary({ vehicle, day }: BookedVehicleSummaryProps) {
  const t = useTranslations('OneDayBook')
  const { id, name, model, url, dayPrice, available } = vehicle
  return (
    <aside
      aria-label={t('summary')}
      className="sticky top-[calc(var(--bar-height)+0.5rem)] z-10 min-w-0 lg:top-[calc(var(--bar-height)+1.5rem)] lg:order-last"
    >
      <Card padding="none" className="grid grid-cols-[6rem_minmax(0,1fr)] items-center lg:grid-cols-1">
        <VehiclePicture url={url} name={name} isFirst className="pl-2 lg:pl-0" />
        <div className="grid gap-1 p-3 lg:gap-3 lg:p-5">
          <div>
            <h2 className="text-base text-ink lg:text-lg">{name}</h2>
            <p className="hidden text-ink-muted lg:block">{model}</p>
          </div>
          <VehiclePrice vehicle={{ dayPrice, priceFrom7: null, priceFrom30: null }} />
          <div className="hidden gap-3 lg:grid lg:justify-items-start">
            <p className="text-ink">
              {t('leftOn')} <DayText day={day} />
            </p>
            <AvailabilityBadge available={available} />
            <Link
              href={hrefOf('/OneDayVehiclesBook', { id, date: day })}
              className="font-semibold text-brand underline"
            >
              {t('otherDay')}
            </Link>
          </div>
        </div>
      </Card>
    </aside>
  )
}

interface BankAccountsProps {
  /** In the order in which they are shown; the customer chooses. */
  banks: readonly { bank: string; accountName: string; accountNumber: string }[]
}

/** Where the money goes, each account with a button that copies its number (SPEC section 1). */
export function BankAccounts({ banks }: BankAccountsProps) {
  const t = useTranslations('OneDayBook')
  return (
    <section aria-labelledby="bank" className="grid gap-2 rounded-lg border border-line bg-brand-soft p-4">
      <h2 id="bank" className="flex items-center gap-2 text-lg text-ink">
        <Icon name="bank" className="size-5 text-brand" /> {t('bankTitle')}
      </h2>
      {banks.length > 1 && <p className="text-ink">{t('bankChoose')}</p>}
      {banks.map(({ bank, accountName, accountNumber }) => (
        <div key={`${bank} ${accountNumber}`} className="grid gap-1">
          <p className="text-ink">{t('bankText', { holder: accountName })}</p>
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-ink">
              {bank} <strong className="inline-block text-lg figures">{accountNumber}</strong>
            </p>
            <CopyButton
              text={accountNumber}
              label={t('copy')}
              copiedLabel={t('copied')}
              failedLabel={t('copyFailed')}
            />
          </div>
        </div>
      ))}
    </section>
  )
}

const steps = ['transfer', 'send', 'check', 'travel'] as const

/** What happens before and after the form is sent. */
export function NextSteps() {
  const t = useTranslations('OneDayBook')
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-lg text-ink">
        {t('stepsTitle')}
      </h2>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-ink">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand figures"
            >
              {index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
