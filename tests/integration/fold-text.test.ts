import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from '@/lib/core/fold-text'
import { database } from '@/lib/db/client'

// Letters that people type here: Latin, Ethiopic, apostrophes, digits and what stands between words.
const letter = fc.oneof(
  fc.constantFrom(...'aabbeehhooAEOHSTZ0123456789 .-@%_\\', "'", '’', '‘', 'ʼ', '`', '´'),
  fc.integer({ min: 0x1200, max: 0x1357 }).map((code) => String.fromCharCode(code)),
)

it('the application folds what is typed as the database folds what is kept', async () => {
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 40 }), 2000)
  const rows = await database().$queryRaw<{ folded: string }[]>`
    SELECT "fold_text"(typed) AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(typed, place) ORDER BY place`
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
})
