import { describe, expect, it } from 'vitest'
import { containsText, likePattern, searchFilter, searchInput, searchWords } from './search'

describe('what somebody looks for', () => {
  it('is up to eight words', () => {
    expect(searchWords('  abebe   kebede ')).toEqual(['abebe', 'kebede'])
    expect(searchWords('1 2 3 4 5 6 7 8 9')).toHaveLength(8)
    expect(searchWords(undefined)).toEqual([])
  })

  it('is plain text, also where LIKE means more', () => {
    expect(containsText('50%_\\').contains).toBe('50\\%\\_\\\\')
    expect(likePattern('50%')).toBe('%50\\%%')
  })

  it('comes without NUL, which no text of the database holds, and where it is too long counts as absent on a page alone', () => {
    expect(searchInput.parse(' a\u0000bebe ')).toBe('abebe')
    expect(searchInput.parse('x'.repeat(101))).toBeUndefined()
    expect(searchFilter.safeParse('x'.repeat(101)).success).toBe(false)
  })
})
