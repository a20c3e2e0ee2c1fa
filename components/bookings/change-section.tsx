import { useTranslations } from 'next-intl'
import { FormMessages } from '@/components/form/form-messages'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RecordLink } from '@/components/office/record-links'
import type { Booking } from '@/lib/bookings/view'
import { hrefOf } from '@/lib/routes/routes'
import { ChangeForm } from './change-form'

type ChangeSectionProps = {
  booking: Booking
  /** Null where this person may not change it now. */
  form: Omit<Parameters<typeof ChangeForm>[0], 'id' | 'total'> | null
  /** True on the page that was asked for the form. */
  isOpen: boolean
  /** The page it stands on. */
  page: '/YourBooking' | '/EditBookStatus'
}

/** The form that changes a booking, or the way to it; the same for customers and staff. */
export function ChangeSection({ booking, form, isOpen, page }: ChangeSectionProps) {
  const t = useTranslations('ChangeForms')
  if (!form) return null
  const { id, total } = booking
  if (!isOpen) {
    return (
      <RecordLink
        href={hrefOf(page, { id, change: '1' })}
        className={buttonClassName({ variant: 'secondary' })}
      >
        {t('link')}
      </RecordLink>
    )
  }
  return (
    <Card as="section" className="mb-6 grid gap-4">
      <FormMessages
        namespaces={['ChangeForms', 'OneDayBook', 'Quote', ...(form.vehicles ? (['Desk'] as const) : [])]}
      >
        <ChangeForm id={id} total={total} {...form} />
      </FormMessages>
      <RecordLink
        href={hrefOf(page, { id })}
        className={buttonClassName({ variant: 'secondary', className: 'sm:w-fit' })}
      >
        {t('keep')}
      </RecordLink>
    </Card>
  )
}
