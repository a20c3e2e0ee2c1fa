import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { config } from '@/middleware'
import { methodsOf, readTarget } from './request-target'

const kindOf = (target: string) => readTarget(target).kind

describe('the target of a request', () => {
  it.each([
    ['/', 'page'],
    ['/am/Home?x=1', 'page'],
    ['/am/index.html', 'page'],
    ['/v1.2', 'page'],
    ['/.env', 'page'],
    ['/api/docs', 'page'],
    ['/theme.jsx', 'page'],
    ['/api', 'api'],
    ['/api/uploads?q=x', 'api'],
    ['/apis', 'page'],
    ['/theme.js', 'file'],
    ['/_next/static/x.js', 'file'],
    ['/og/om/Home.jpg', 'file'],
  ])('%s is answered as a %s', (target, kind) => expect(kindOf(target)).toBe(kind))

  it.each([
    ['/%ff', '/-'],
    ['/am/%c0%ae/x', '/am/-'],
    ['/files/%ff', '/-'],
    ['/Home%00', '/-'],
    ['/api/%ff', '/api/-'],
  ])('%s is no text, and names nothing', (target, url) => expect(readTarget(target).url).toBe(url))

  it('is a path, however it is written', () => {
    expect(readTarget('http://evil.example/Home?x=1').url).toBe('/Home?x=1')
    expect(readTarget('*').url).toBe('/*')
    expect(readTarget(undefined).url).toBe('/')
    // A query is not decoded here, and breaks nothing.
    expect(readTarget('/Home?q=%ff').url).toBe('/Home?q=%ff')
  })

  it('is changed by forms of pages only', () => {
    expect(methodsOf('page')).toContain('POST')
    expect(methodsOf('file')).toEqual(['GET', 'HEAD'])
  })
})

describe('what is no page', () => {
  const matchers = config.matcher.map((pattern) => new RegExp(`^${pattern}$`))
  const isForMiddleware = (path: string) => matchers.some((matcher) => matcher.test(path))
  const handlers = readdirSync('app')
    .filter((name) => !/^\[|^api$|\.(?:tsx?|css)$/.test(name))
    .map((name) => (name.includes('.') ? `/${name}` : `/${name}/x`))
  const files = readdirSync('public', { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `/${entry.name}/x.webp` : `/${entry.name}`,
  )

  it.each([...handlers, ...files, '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])(
    '%s is known as a file by the server and by the middleware',
    (path) => {
      expect(kindOf(path)).toBe('file')
      expect(isForMiddleware(path)).toBe(false)
    },
  )

  it('is told apart alike by both', () => {
    for (const path of [
      '/',
      '/Home',
      '/am/x.html',
      '/api/docs',
      '/apis',
      '/api',
      '/api/x',
      '/theme.js',
      '/og/x',
    ])
      expect(isForMiddleware(path), path).toBe(kindOf(path) === 'page')
  })
})
