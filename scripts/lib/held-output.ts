const warning = /^\{"level":[4-6]0,/

/**
 * Holds what a process says until `release`, which writes the warnings and errors of its log among it; from then on every piece
 * is written as it comes. `lastLines` is what it said until then, at its end, in one line.
 */
export function holdOutput(write: (text: string | Uint8Array) => void) {
  let held = ''
  let isReleased = false
  const linesOf = () => held.split('\n').filter((line) => line.trim() !== '')
  return {
    take(chunk: Buffer) {
      if (isReleased) write(chunk)
      else held = (held + chunk.toString('utf8')).slice(-8000)
    },
    release() {
      isReleased = true
      for (const line of linesOf()) if (warning.test(line)) write(`${line}\n`)
      held = ''
    },
    lastLines: () => linesOf().slice(-3).join(' ').slice(-400),
  }
}
