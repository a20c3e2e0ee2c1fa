import { expect, it } from 'vitest'
import { flashTone } from './flash'

it('looks like a success only where something was done and nothing was left over', () => {
  expect(flashTone({ key: 'bulkConfirmed', count: 2, left: 0 })).toBe('success')
  expect(flashTone({ key: 'bulkConfirmed', count: 0, left: 3 })).toBe('warning')
  expect(flashTone({ key: 'bulkAssigned', count: 2, left: 4 })).toBe('warning')
  expect(flashTone({ key: 'bulkUndone', count: 0 })).toBe('warning')
  expect(flashTone({ key: 'statementConfirmed', count: 0 })).toBe('warning')
  expect(flashTone({ key: 'driverReplaced', count: 0, left: 1 })).toBe('warning')
  expect(flashTone({ key: 'driverReplaced', count: 1, left: 0 })).toBe('warning')
  expect(flashTone({ key: 'driverReplaced', count: 0, left: 0 })).toBe('success')
  expect(flashTone({ key: 'accountClosed', count: 0 })).toBe('success')
  expect(flashTone({ key: 'notRemoved' })).toBe('danger')
})
