import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictureSources } from '@/lib/files/rules'
import { pathsBelow } from '../support/source-files'

const files = pathsBelow('public/demo').map((file) => file.replace('public', ''))

describe('the demo pictures', () => {
  it('lie there in every size that pages name (else run npm run pictures)', () => {
    const addresses = files.filter((file) => file.endsWith('.webp'))
    expect(addresses.length).toBeGreaterThan(20)
    const named = addresses.flatMap((address) =>
      pictureSources(address).flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0])),
    )
    expect(named.length).toBeGreaterThan(addresses.length)
    expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([])
  })

  it('are all on the page of pictures, and nothing else is', () => {
    const shown = [...readFileSync('docs/pictures.md', 'utf8').matchAll(/\.\.\/public(\/demo\/[^)]+)\)/g)]
    const addresses = files.filter((file) => file.endsWith('.webp'))
    expect(shown.map(([, address]) => address).toSorted()).toEqual(addresses.toSorted())
  })
})
