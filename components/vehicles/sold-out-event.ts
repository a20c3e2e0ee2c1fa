/** Sent by a form whose order was refused because nothing is left, to whatever shows what is left. */
export const soldOutEvent = 'entoto:sold-out'
