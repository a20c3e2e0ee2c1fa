import { AppError } from '@/lib/core/errors'
import { mostStatementBytes } from './rules'

// No text has these; workbooks, PDFs and pictures do.
const noText = /[\u0000-\u0008\u000e-\u001f\u007f]/
const otherFormats = /^\s*(?:%PDF|<)/

/**
 * The text of an uploaded statement: UTF-8, UTF-16 with its byte order mark, or windows-1252. Throws BODY_TOO_LARGE above
 * 5 MB, and INVALID_INPUT for a file that is empty or no text.
 */
export async function readStatementFile(file: File): Promise<string> {
  if (file.size > mostStatementBytes) throw new AppError('BODY_TOO_LARGE', { file: 'statementTooLarge' })
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new AppError('INVALID_INPUT', { file: 'statementEmpty' })
  if (noText.test(text) || otherFormats.test(text)) {
    throw new AppError('INVALID_INPUT', { file: 'statementNotCsv' })
  }
  return text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    // A file that was cut off within a letter is UTF-8 all the same.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
