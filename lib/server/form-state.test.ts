import { describe, expect, it } from 'vitest'
import { fieldNameOf, fieldsOf } from './form-state'

const formOf = (...entries: readonly (readonly [string, string | File])[]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('the fields of a form', () => {
  it('are texts, of which the last of a name counts, and parts of one field', () => {
    const form = formOf(
      ['name', 'a'],
      ['name', 'b'],
      ['texts.en', 'x'],
      ['texts.or', ''],
      ['deep.er.still', 'y'],
    )
    expect(fieldsOf(form)).toEqual({ name: 'b', texts: { en: 'x', or: '' }, 'deep.er.still': 'y' })
  })

  it('are one file, or a list where there are several', () => {
    const [one, two] = [new File(['1'], 'one'), new File(['2'], 'two')]
    expect(fieldsOf(formOf(['image', one]))).toEqual({ image: one })
    expect(fieldsOf(formOf(['image', one], ['image', two]))).toEqual({ image: [one, two] })
  })

  it('never reach what all objects share', () => {
    const fields = fieldsOf(formOf(['__proto__.isAdmin', 'yes'], ['constructor', 'x']))
    expect(Object.keys(fields).toSorted()).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('are cleaned one by one', () => {
    expect(fieldsOf(formOf(['a', 'x '], ['b.c', ' y']), (text) => text.trim())).toEqual({
      a: 'x',
      b: { c: 'y' },
    })
  })

  // Not within the time of a test where each of them is looked for anew.
  it.each(['a', 'texts.'])('are read in one go, however many they are: %s', (name) => {
    const many = 40_000
    const form = new FormData()
    for (let at = 0; at < many; at += 1) form.append(`${name}${at}`, 'x')
    const fields = fieldsOf(form)
    expect(Object.keys(fields.texts ?? fields)).toHaveLength(many)
  })
})

describe('the name of the field that a problem is about', () => {
  const sent = { rider: { name: 'Almaz', phone: '99' }, extras: { a: 'on' }, phone: '' }

  it.each([
    [['phone'], 'phone'],
    [['rider', 'phone'], 'rider.phone'],
    [['rider'], 'rider'],
    [['rider', 'toString'], 'rider'],
    [['extras', 0], 'extras'],
    [['message', 'en'], 'message'],
    [[], ''],
  ])('%j', (path, name) => {
    expect(fieldNameOf(path, sent)).toBe(name)
  })
})
