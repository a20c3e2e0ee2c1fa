import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Facts } from '@/components/ui/facts'
import { DayText } from '@/components/vehicles/day-text'
import { formatCode, formatMoment, fullName } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import type { AnyRequest, RequestFact } from '@/lib/requests/view'

/** Whether somebody has dealt with a request. */
export function DoneBadge({ isDone }: { isDone: boolean }) {
  const t = useTranslations('Requests')
  return isDone ? (
    <Badge tone="success" icon="check">
      {t('done')}
    </Badge>
  ) : (
    <Badge tone="warning" icon="clock">
      {t('open')}
    </Badge>
  )
}

/** One fact of a request as its own screen tells it. */
export function FactValue({ fact, request }: { fact: RequestFact; request: AnyRequest }) {
  const t = useTranslations('Requests')
  const items = useTranslations('TravelItem')
  const { phone, email, item, date, locale } = request
  switch (fact) {
    case 'name':
      return fullName(request)
    case 'code':
      return request.code && <span className="figures">{formatCode(request.code)}</span>
    case 'phone':
      return <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
    case 'email':
      return email === null ? t('none') : <a href={`mailto:${email}`}>{email}</a>
    case 'item':
      return item && items(item)
    case 'date':
      return date && <DayText day={date} />
    default: {
      const text = request[fact] ?? null
      if (text === null) return t(fact === 'destination' ? 'inCity' : 'none')
      return (
        <p lang={locale} className="whitespace-pre-line">
          {text}
        </p>
      )
    }
  }
}

interface RequestFactsProps {
  request: AnyRequest
  /** What was sent with this kind of request, in the order in which it is told. */
  facts: readonly RequestFact[]
}

/** Everything that was sent with a request, between its state and its beginning. */
export function RequestFacts({ request, facts }: RequestFactsProps) {
  const locale = useLocale()
  const t = useTranslations('Requests')
  return (
    <Facts
      facts={[
        { label: t('state'), value: <DoneBadge isDone={request.isDone} /> },
        ...facts.map((fact) => ({
          label: t(`facts.${fact}`),
          value: <FactValue fact={fact} request={request} />,
        })),
        { label: t('facts.sentBy'), value: request.isAdmin ? t('sentByAdmin') : t('sentByVisitor') },
        { label: t('facts.createdAt'), value: formatMoment(request.createdAt, locale) },
      ]}
    />
  )
}
