import { AppError } from '@/lib/core/errors'
import { mostPictures, newPicture } from './rules'

export type Picture = { url: string; filename: string }

// What else is known of it, such as the id of its file, is no column of a vehicle.
const pictureOf = ({ url, filename }: Picture): Picture => ({ url, filename })

/** All pictures of a vehicle in their order: its own, which is the first, and the further ones. */
export function allPictures({
  url,
  filename,
  pictures,
}: Picture & { pictures: readonly Picture[] }): Picture[] {
  return [{ url, filename }, ...pictures.map(pictureOf)]
}

/** Where a picture after the first is kept. */
export const atPosition = ({ url, filename }: Picture, index: number) => ({
  url,
  filename,
  position: index + 2,
})

/**
 * The pictures that a vehicle has after a change. Without an `order` one new picture takes the place of the first, as SPEC's
 * clients expect, several are all from then on, and none changes nothing. An order names the addresses of those that stay and
 * `new` for each new one; what it does not place comes last. Throws INVALID_INPUT where none or more than eight are left, or
 * where it names a picture that the vehicle does not have.
 */
export function arrangePictures(
  before: readonly Picture[],
  added: readonly Picture[],
  order: readonly string[] | undefined,
): [first: Picture, ...further: Picture[]] {
  const [first, ...further] = order ? ordered(before, added, order) : replaced(before, added)
  if (!first) throw new AppError('INVALID_INPUT', { image: 'pictureMissing' })
  if (further.length >= mostPictures) throw new AppError('INVALID_INPUT', { image: 'picturesTooMany' })
  return [pictureOf(first), ...further.map(pictureOf)]
}

function replaced(before: readonly Picture[], added: readonly Picture[]): Picture[] {
  return added.length > 1 ? [...added] : [...added, ...before.slice(added.length)]
}

function ordered(before: readonly Picture[], added: readonly Picture[], order: readonly string[]): Picture[] {
  const known = new Map(before.map((picture) => [picture.url, picture]))
  const waiting = [...added]
  const placed = order.flatMap((entry) => {
    if (entry === newPicture) return waiting.shift() ?? []
    const picture = known.get(entry)
    if (!picture) throw new AppError('INVALID_INPUT', { image: 'picturesChanged' })
    return picture
  })
  return [...new Set(placed), ...waiting]
}
