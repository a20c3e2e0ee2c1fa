import { randomInt } from 'node:crypto'

const phones = 100_000_000
let next = randomInt(phones)

/** A phone number that nobody else has: those of a process follow each other. */
export function newPhone(): string {
  next = (next + 1) % phones
  return `+2519${String(next).padStart(8, '0')}`
}

/**
 * The reference of a transfer as the Commercial Bank of Ethiopia writes it, which nobody else has; with no X, Y or Z, so that it
 * is another with one of them.
 */
export function newReference(): string {
  return `FT26324${randomInt(33 ** 5)
    .toString(33)
    .toUpperCase()
    .padStart(5, '0')}`
}
