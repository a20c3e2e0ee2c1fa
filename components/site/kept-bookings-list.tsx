'use client'

import { useEffect, useState } from 'react'
import { type KeptBooking, readKeptBookings } from '@/components/bookings/kept-bookings'

/** Leads to the bookings that this device keeps; nothing where it keeps none. */
export function KeptBookingsList({ title }: { title: string }) {
  const [bookings, setBookings] = useState<readonly KeptBooking[]>([])
  useEffect(() => {
    let isGone = false
    void readKeptBookings().then(
      (kept) => isGone || setBookings(kept),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  if (bookings.length === 0) return null
  return (
    <section aria-labelledby="kept-bookings" className="grid gap-3">
      <h2 id="kept-bookings" className="text-lg text-ink">
        {title}
      </h2>
      <ul className="grid justify-items-start">
        {bookings.map(({ address, title: booking }) => (
          <li key={address}>
            {/* A document: without a line only the worker answers, and it knows documents. */}
            <a
              href={address}
              className="inline-flex min-h-11 items-center font-semibold text-brand figures underline"
            >
              {booking}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
