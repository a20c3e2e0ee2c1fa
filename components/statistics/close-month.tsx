import { useLocale, useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { closeMonthAction } from '@/lib/payments/actions'
import type { ReportMonth } from '@/lib/statistics/report-period'
import { monthText } from './report-period'

/** Closes a month that is over, after asking: nothing comes into it any more. */
export function CloseMonth({ month, isAsking }: { month: ReportMonth; isAsking: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Reports')
  const name = monthText(month, locale)
  return (
    <AskedForm
      formId="close-month"
      action={closeMonthAction}
      id={month.name}
      button={{ label: t('close', { month: name }), icon: 'lock', variant: 'secondary' }}
      title={t('closeTitle', { month: name })}
      description={t('closeText')}
      confirmLabel={t('closeConfirm')}
      cancelLabel={t('keepOpen')}
      tone="brand"
      isAsking={isAsking}
    />
  )
}
