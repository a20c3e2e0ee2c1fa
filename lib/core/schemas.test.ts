import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseInput } from '@/lib/server/action'
import { AppError } from './errors'
import {
  changedPicture,
  key,
  maxPictureBytes,
  oneChosenFile,
  optionalPicture,
  pictureFields,
  pictureList,
  pictureToSend,
  requiredPicture,
  requiredText,
} from './schemas'

/** What is said at each field when an input is refused. */
function problemsOf(schema: z.ZodType, sent: unknown) {
  try {
    parseInput(schema, sent)
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.fields
  }
}

describe('what is said at a field', () => {
  it('is a key of the messages, or does not compile', () => {
    expect(key('tooLong')).toBe('tooLong')
    // @ts-expect-error the messages have no such key
    key('muchTooLong')
    // @ts-expect-error the messages have no such key
    requiredText('nobodyMissing')
    // @ts-expect-error the messages have no such key
    new AppError('INVALID_INPUT', { phone: 'phoneStrange' })
  })

  it('is the first problem of the field', () => {
    const schema = z.object({ name: requiredText('firstNameMissing', 3) })
    expect(problemsOf(schema, {})).toEqual({ name: 'firstNameMissing' })
    expect(problemsOf(schema, { name: 'Almaz' })).toEqual({ name: 'tooLong' })
  })

  it('is about the file that is wanted where several came', () => {
    const sent = { file: [new File(['1'], 'a.csv'), new File(['2'], 'b.csv')] }
    const schema = z.object({ file: oneChosenFile(key('statementMissing')) })
    expect(problemsOf(schema, sent)).toEqual({ file: 'statementMissing' })
  })

  it('is left to the refusal where the schema names no key', () => {
    expect(problemsOf(z.object({ count: z.number() }), { count: 'two' })).toEqual({ count: undefined })
  })
})

describe('a picture of a form', () => {
  it('is refused before it is sent where it is too large', () => {
    const photo = (bytes: number) => ({ image: new File([new Uint8Array(bytes)], 'receipt.jpg') })
    for (const image of [pictureToSend, requiredPicture, pictureFields.image]) {
      const schema = z.object({ image })
      expect(problemsOf(schema, photo(maxPictureBytes))).toEqual({})
      expect(problemsOf(schema, photo(maxPictureBytes + 1))).toEqual({ image: 'pictureTooLarge' })
    }
    const toSend = z.object({ image: pictureToSend })
    expect(problemsOf(toSend, photo(0))).toEqual({ image: 'pictureDamaged' })
    expect(problemsOf(toSend, { image: new File([], '') })).toEqual({})
    expect(problemsOf(toSend, {})).toEqual({})
    expect(problemsOf(z.object(pictureFields), {})).toEqual({})
  })

  it('that has to be there is damaged without any bytes, and missing where none was chosen', () => {
    const schema = z.object({ image: requiredPicture })
    expect(problemsOf(schema, { image: new File([], 'me.jpg') })).toEqual({ image: 'pictureDamaged' })
    expect(problemsOf(schema, { image: new File([], '') })).toEqual({ image: 'pictureMissing' })
  })

  it('is damaged without any bytes, and none where none was chosen', () => {
    for (const image of [pictureFields.image, pictureList(3), optionalPicture, changedPicture]) {
      const schema = z.object({ image })
      expect(problemsOf(schema, { image: new File([], 'driver.jpg') })).toEqual({ image: 'pictureDamaged' })
      // As a browser sends it, and as Next hands it on.
      for (const none of ['', 'undefined']) {
        expect(problemsOf(schema, { image: new File([], none) })).toEqual({})
      }
    }
  })
})
