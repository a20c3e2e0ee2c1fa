import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText, soundOf } from '@/lib/core/fold-text'
import { database } from '@/lib/db/client'

// What people type here: Latin and Ethiopic letters, sounds of several letters, accents, apostrophes, digits and what stands
// between words.
const letter = fc.oneof(
  fc.constantFrom(
    ...'abcdefghijklmnopqrstuvwxyzaeoAEOHSTZ0123456789 .-/@%_\\\n',
    "'",
    '’',
    '‘',
    'ʼ',
    '`',
    '´',
  ),
  fc.constantFrom(
    'sch',
    'sh',
    'tch',
    'ch',
    'ph',
    'ck',
    'zh',
    'ts',
    'gn',
    'th',
    'kh',
    ' dh',
    'ce',
    'wo',
    'ah ',
  ),
  fc.constantFrom(...'éÉàñçÇİıſßŒＡﬁ', 'e\u0301', '\u135f'),
  fc.integer({ min: 0x1200, max: 0x137f }).map((code) => String.fromCharCode(code)),
)

it('the application folds and hears what is typed as the database does what is kept', async () => {
  const texts = fc.sample(fc.string({ unit: letter, maxLength: 40 }), 10_000)
  const rows = await database().$queryRaw<{ folded: string; sound: string; searched: string }[]>`
    SELECT "fold_text"(typed) AS folded, "sound_of"(typed) AS sound, "searched_text"(typed) AS searched
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(typed, place) ORDER BY place`
  const expected = texts.map((text) => {
    const [folded, sound] = [foldText(text), soundOf(text)]
    return { folded, sound, searched: `${folded} ${sound} ` }
  })
  expect(rows).toEqual(expected)
})
