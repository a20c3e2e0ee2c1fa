import { stripVTControlCharacters } from 'node:util'
import pino from 'pino'

const levels = /** @type {const} */ ({
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
})
/** A client that goes away, or sends a form that nobody can read, is no trouble of the site. */
const codesOfClients = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])
const messagesOfClients = /^(?:aborted$|Failed to parse body as FormData)/

/**
 * From now on whatever is printed through the console, by Next or a package, is one line of JSON like those of
 * lib/core/logger.ts. Of errors the frames alone are told: messages of the database can quote rows.
 */
export function printJson() {
  const log = pino({
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  for (const [method, level] of Object.entries(levels)) {
    console[method] = (/** @type {unknown[]} */ ...said) => {
      const error = said.find((part) => part instanceof Error)
      const text = said.filter((part) => typeof part === 'string').join(' ')
      const msg = stripVTControlCharacters(text)
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .trim()
      if (!error) {
        if (msg) log[level](msg)
      } else if (codesOfClients.has(codeOf(error)) || messagesOfClients.test(error.message)) {
        log.debug({ cause: { name: error.name } }, 'request of a client broken off')
      } else {
        log[level]({ cause: causeOf(error) }, msg || 'unexpected error')
      }
    }
  }
  process.on('warning', ({ name, message }) => log.warn({ cause: { name } }, message))
}

const codeOf = (/** @type {Error} */ error) => ('code' in error ? String(error.code) : '')

/** @param {Error} error */
function causeOf(error) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name: error.name, code: codeOf(error) || undefined, stack: frames.slice(0, 12).join('\n') }
}
