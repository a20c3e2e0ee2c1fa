import { expect, it } from 'vitest'
import { statementFormInput } from './schema'

it('a statement of more than 5 MB is refused before it is sent, as the server refuses it', () => {
  const problemOf = (bytes: number) =>
    statementFormInput.safeParse({ file: new File([new Uint8Array(bytes)], 'statement.csv'), bank: '' }).error
      ?.issues
  expect(problemOf(5 * 1024 * 1024)).toBeUndefined()
  expect(problemOf(30_000_000)).toMatchObject([{ path: ['file'], message: 'statementTooLarge' }])
  expect(statementFormInput.safeParse({ bank: '' }).success).toBe(true)
})
