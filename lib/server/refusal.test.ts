import { describe, expect, it } from 'vitest'
import { refusalTexts, retryMoment } from './refusal'

describe('the moment from which one may try again', () => {
  const now = Date.parse('2026-11-21T11:05:10.000Z')

  it.each([
    [1, '2026-11-21T11:06:00.000Z'],
    [50, '2026-11-21T11:06:00.000Z'],
    [51, '2026-11-21T11:07:00.000Z'],
    [900, '2026-11-21T11:21:00.000Z'],
  ])('in %i seconds is the next full minute, %s', (seconds, moment) => {
    expect(retryMoment(seconds, now)).toBe(moment)
  })
})

describe('a record that somebody changed meanwhile', () => {
  it('names once who changed the same several times within a minute', async () => {
    const edit = { name: 'Almaz Tadesse', role: 'admin', fields: ['status'] }
    const edits = ['10', '20', '30'].map((second) => ({ ...edit, at: `2026-11-28T05:30:${second}.000Z` }))
    const { text } = await refusalTexts('VERSION_CONFLICT', 'en', { edits })
    expect(text.match(/Almaz Tadesse/g)).toHaveLength(1)
    const later = { ...edit, at: '2026-11-28T05:31:00.000Z' }
    const both = await refusalTexts('VERSION_CONFLICT', 'en', { edits: [...edits, later] })
    expect(both.text.match(/Almaz Tadesse/g)).toHaveLength(2)
  })
})
