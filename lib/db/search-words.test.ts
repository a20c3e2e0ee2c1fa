import { describe, expect, it } from 'vitest'
import { holding, searchWords } from './search-words'

describe('what somebody looks for', () => {
  it('is up to eight words', () => {
    expect(searchWords('  abebe   kebede ')).toEqual(['abebe', 'kebede'])
    expect(searchWords('1 2 3 4 5 6 7 8 9')).toHaveLength(8)
    expect(searchWords(undefined)).toEqual([])
  })

  it('is plain text, also where LIKE means more', () => {
    expect(holding('50%_\\').contains).toBe('50\\%\\_\\\\')
  })
})
