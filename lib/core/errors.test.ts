import { expect, it } from 'vitest'
import { AppError, foundOrNull } from './errors'

it('what is not found is null, and whatever else went wrong is told', async () => {
  const broken = new Error('the database does not answer')
  await expect(foundOrNull(Promise.resolve('a booking'))).resolves.toBe('a booking')
  await expect(foundOrNull(Promise.reject(new AppError('NOT_FOUND')))).resolves.toBeNull()
  await expect(foundOrNull(Promise.reject(new AppError('FORBIDDEN')))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(foundOrNull(Promise.reject(broken))).rejects.toBe(broken)
})
