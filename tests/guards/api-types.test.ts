import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiTypes, apiTypesFile } from '@/scripts/lib/api-types'

it('the types of the API’s client are those of its description (npm run api:types)', async () => {
  expect(readFileSync(apiTypesFile, 'utf8')).toBe(await apiTypes())
})
