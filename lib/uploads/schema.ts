import { z } from 'zod'

// A form without a chosen file sends an empty one.
const noFile = (value: unknown) => (value instanceof File && value.size === 0 ? undefined : value)

/** A chosen picture; its content is checked by `readPicture`. */
export const requiredPicture = z.preprocess(noFile, z.instanceof(File, { error: 'pictureMissing' }))

/** As `requiredPicture`, where a person may leave it out. */
export const optionalPicture = z.preprocess(
  noFile,
  z.instanceof(File, { error: 'pictureInvalid' }).optional(),
)
