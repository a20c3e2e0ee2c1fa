import type { CarCategory } from './rules'

type Car = { id: string; name: string; category: CarCategory; price: string; url: string; filename: string }

/** A car as the API shows it (SPEC section 3). */
export function carRecord({ id, name, category, price, url, filename }: Car) {
  return { _id: id, name, item: category, price, url, filename }
}
