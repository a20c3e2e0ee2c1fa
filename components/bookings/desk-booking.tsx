'use client'

import { type ComponentProps, useState } from 'react'
import { anotherPerson } from '@/lib/customers/rules'
import { CustomerChoice } from './customer-choice'
import { DeskBookingForm } from './desk-booking-form'

interface DeskBookingProps
  extends
    Pick<ComponentProps<typeof CustomerChoice>, 'known' | 'query'>,
    Omit<ComponentProps<typeof DeskBookingForm>, 'customerId' | 'name' | 'email'> {
  /** Whom the booking is for, be it nobody who is known; undefined where staff have to choose. */
  customerId: string | undefined
  canBook: boolean
}

/**
 * Whom a booking of the desk is for, and its form. It stays for whom it was opened, with what was typed, where another desk books
 * by the same phone meanwhile: who is known by then is offered beside.
 */
export function DeskBooking({ known, customerId, query, canBook, ...form }: DeskBookingProps) {
  const [first, setFirst] = useState(customerId)
  const isStill = first === anotherPerson || known.some(({ id }) => id === first)
  if (!isStill && first !== customerId) setFirst(customerId)
  const whom = isStill ? first : customerId
  const customer = known.find(({ id }) => id === whom)
  return (
    <>
      <CustomerChoice known={known} customer={customer} isChosen={whom !== undefined} query={query} />
      {whom && canBook && (
        <DeskBookingForm
          {...form}
          customerId={whom}
          name={customer?.name ?? ''}
          email={customer?.email ?? ''}
        />
      )}
    </>
  )
}
