/** How a booking of the desk is paid (CONTRACT section 11). */
export const waysToPay = ['cash', 'transfer', 'later'] as const
