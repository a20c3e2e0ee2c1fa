import { useLocale, useMessages, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { FollowingSelect } from '@/components/form/following-select'
import { SubmitButton } from '@/components/form/submit-button'
import { Field } from '@/components/ui/field'
import { type BookingStatus, bookingStatuses } from '@/lib/bookings/rules'
import type { FieldEdit, StatusChange } from '@/lib/bookings/view'
import { isDay } from '@/lib/core/day'
import { formatDayInWords, formatMoment } from '@/lib/core/i18n/format'
import { formatPhone } from '@/lib/core/phone'
import { setBookingStatusAction } from '@/lib/payments/actions'

/** Sets the status of a booking; any value may be chosen (SPEC section 4). */
export function StatusForm({ id, status }: { id: string; status: BookingStatus }) {
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  return (
    <ActionForm action={setBookingStatusAction}>
      <input type="hidden" name="id" value={id} />
      <Field id="status" label={t('status')}>
        {(control) => (
          <FollowingSelect {...control} name="status" defaultValue={status}>
            {bookingStatuses.map((name) => (
              <option key={name} value={name}>
                {names(name)}
              </option>
            ))}
          </FollowingSelect>
        )}
      </Field>
      <SubmitButton pendingLabel={t('updating')}>{t('update')}</SubmitButton>
    </ActionForm>
  )
}

/** Who set which status when, oldest first. */
export function StatusHistory({ changes }: { changes: readonly StatusChange[] }) {
  const locale = useLocale()
  const t = useTranslations('Office')
  const names = useTranslations('Status')
  const texts = useTranslations('BookingOffice')
  const mails = useTranslations('Mails')
  const messages = useMessages()
  // The lines of an audited statement are others.
  const known: Record<string, string | undefined> = {
    ...messages.Audit.field,
    lines: messages.BookingFields.lines,
  }
  const fieldOf = (field: string) => known[field] ?? field
  const audit = useTranslations('Audit')
  const wordOf = (value: string | null, field: string) => {
    if (!value) return audit('nothing')
    if (isDay(value)) return formatDayInWords(value, locale)
    return field === 'phone' ? formatPhone(value) : value
  }
  const editOf = ({ field, before, after }: FieldEdit) =>
    before === null && after === null
      ? audit('changed', { field: fieldOf(field) })
      : audit.rich('change', {
          field: fieldOf(field),
          before: wordOf(before, field),
          after: wordOf(after, field),
          was: (text) => text,
          is: (text) => text,
        })
  return (
    <>
      <h2 className="mb-3 text-lg text-ink">{t('history')}</h2>
      <ol className="grid gap-3">
        {changes.map(({ id, from, to, by, name, reason, cause, words, edits, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-s-2 border-line ps-3">
            <span className="font-semibold text-ink">
              {from && from !== to && t('historyStep', { from: names(from), to: names(to) })}
              {!from && t('historyFirst')}
              {reason && <span className="block">{texts(`reason.${reason}`)}</span>}
              {cause && <span className="block font-normal">{mails(`cause.${cause}`)}</span>}
              {words && <span className="block font-normal">{words}</span>}
              {edits.map((edit) => (
                <span key={edit.field} className="block font-normal wrap-anywhere">
                  {editOf(edit)}
                </span>
              ))}
            </span>
            <span className="text-sm text-ink-muted figures">
              {name
                ? texts('byPerson', {
                    moment: formatMoment(createdAt, locale),
                    name,
                    role: t(`role.${by ?? 'none'}`),
                  })
                : t('historyBy', {
                    moment: formatMoment(createdAt, locale),
                    role: t(`role.${by ?? 'none'}`),
                  })}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
