import type { Car } from './service'

/** A car as the API shows it (SPEC section 3). */
export function carRecord({ id, name, category, price, filename, url }: Car) {
  return { _id: id, name, item: category, price, filename, url }
}
