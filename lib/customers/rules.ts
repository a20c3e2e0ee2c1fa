/** How a booking of the desk is paid (CONTRACT section 11). */
export const waysToPay = ['cash', 'transfer', 'later'] as const

/** Stands for the id of a customer where a booking is for nobody who is known by the phone. */
export const anotherPerson = 'new'
