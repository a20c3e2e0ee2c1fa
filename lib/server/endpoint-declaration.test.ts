import { describe, expect, it } from 'vitest'
import { matchPath } from './endpoint-declaration'

describe('a path below /api', () => {
  it('fits its template with every part in its place', () => {
    expect(matchPath('/uploads/type/{type}', '/uploads/type/suv')).toEqual({ type: 'suv' })
    expect(matchPath('/uploads/type/{type}', '/uploads/type/a%2Fb')).toEqual({ type: 'a/b' })
    expect(matchPath('/uploads', '/uploads')).toEqual({})
  })

  it.each([
    ['/uploads/type/{type}', '/uploads/type'],
    ['/uploads/type/{type}', '/uploads/type/suv/more'],
    ['/uploads/Ones', '/uploads/ones'],
    ['/uploads/{id}', '/uploads/%E0%A4%A'],
  ])('%s is not fitted by %s', (template, path) => {
    expect(matchPath(template, path)).toBeNull()
  })
})
