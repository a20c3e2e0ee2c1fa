import { describe, expect, it } from 'vitest'
import { holdOutput } from './web-server'

const sayer = () => {
  const shown: string[] = []
  const output = holdOutput((text) => shown.push(text.toString()))
  return { shown, output, say: (...lines: string[]) => output.take(Buffer.from(`${lines.join('\n')}\n`)) }
}

describe('what a server says while it starts', () => {
  it('is shown once it serves, if it warns, and everything after it at once', () => {
    const { shown, output, say } = sayer()
    const warnings = ['{"level":50,"msg":"metrics not served on METRICS_PORT"}', '{"level":40,"msg":"owner"}']
    say('Next.js', '{"level":30,"msg":"took 2 ms"}', ...warnings)
    expect(shown).toEqual([])
    output.release()
    say('a request')
    expect(shown).toEqual([...warnings, 'a request'].map((line) => `${line}\n`))
  })

  it('tells its last lines where it never serves', () => {
    const { output, say } = sayer()
    say('one', '', 'two', 'three', 'four')
    expect(output.lastLines()).toBe('two three four')
  })
})
