import { describe, expect, it } from 'vitest'
import { arrangePictures } from './pictures'

const picture = (name: string) => ({ url: `/${name}`, filename: name })
const arranged = (before: string, added: string, order?: readonly string[]) =>
  arrangePictures([...before].map(picture), [...added].map(picture), order)
    .map(({ filename }) => filename)
    .join('')

describe('the pictures of a vehicle', () => {
  it.each([
    ['abc', '', 'abc'],
    ['abc', 'x', 'xbc'],
    ['abc', 'xy', 'xy'],
    ['', 'xy', 'xy'],
  ])('are %j and %j is sent: %j', (before, added, after) => {
    expect(arranged(before, added)).toBe(after)
  })

  it.each([
    ['abc', '', ['/c', '/a'], 'ca'],
    ['abc', 'xy', ['/b', 'new'], 'bxy'],
    ['abc', 'x', ['new', 'new', '/a'], 'xa'],
    ['abc', '', ['/a', '/a', '/b'], 'ab'],
    ['ab', 'x', [], 'x'],
  ])('are %j, %j is sent, in the order %j: %j', (before, added, order, after) => {
    expect(arranged(before, added, order)).toBe(after)
  })

  it('are at least one, at most eight, and its own', () => {
    const refusal = (image: string) => expect.objectContaining({ code: 'INVALID_INPUT', fields: { image } })
    expect(() => arranged('abc', '', [])).toThrow(refusal('pictureMissing'))
    expect(() => arranged('ab', '', ['/c'])).toThrow(refusal('picturesChanged'))
    expect(() => arranged('', 'abcdefghi')).toThrow(refusal('picturesTooMany'))
    expect(arranged('', 'abcdefgh')).toBe('abcdefgh')
  })
})
