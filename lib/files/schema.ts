import { z } from 'zod'
import { key } from '@/lib/core/input-schemas'

// A form without a chosen file sends an empty one.
const noFile = (value: unknown) => (value instanceof File && value.size === 0 ? undefined : value)

// What the description of the API says of it; a file has no form in JSON Schema of its own.
const pictureShape = {
  type: 'string',
  format: 'binary',
  description: 'JPEG, PNG, WebP or AVIF by its content, at most 8 MB and 40 megapixels.',
}

/** A chosen picture; its content is checked by `readPicture`. */
export const requiredPicture = z.preprocess(
  noFile,
  z.instanceof(File, { error: key('pictureMissing') }).meta(pictureShape),
)

/** As `requiredPicture`, where a person may leave it out. */
export const optionalPicture = z.preprocess(
  noFile,
  z
    .instanceof(File, { error: key('pictureInvalid') })
    .meta(pictureShape)
    .optional(),
)
