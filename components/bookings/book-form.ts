import type { useActionForm } from '@/components/form/use-action-form'
import type { bookingFormInput } from '@/lib/bookings/schema'

/** The form by which a customer books, as its steps use it. */
export type BookForm = ReturnType<typeof useActionForm<typeof bookingFormInput>>
