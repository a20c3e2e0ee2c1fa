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
  /** Whether there is a price and a place; the form stays where that ends while it is filled in. */
  canBook: boolean
}

/**
 * Whom a booking of the desk is for, and its form. It stays for whom it was opened, with what was typed, where another desk books
 * by the same phone or takes the last place meanwhile: who is known by then is offered beside, and the answer says what is sold out.
 */
export function DeskBooking({ known, customerId, query, canBook, ...form }: DeskBookingProps) {
  const [first, setFirst] = useState(customerId)
  const isStill = first === anotherPerson || known.some(({ id }) => id === first)
  if (!isStill && first !== customerId) setFirst(customerId)
  const whom = isStill ? first : customerId
  const [isOpen, setOpen] = useState(canBook)
  if (canBook && !isOpen) setOpen(true)
  const customer = known.find(({ id }) => id === whom)
  return (
    <>
      <CustomerChoice known={known} customer={customer} isChosen={whom !== undefined} query={query} />
      {whom && isOpen && (
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
