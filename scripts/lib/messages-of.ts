import { readFileSync } from 'node:fs'
import type { Messages } from 'next-intl'
import type { Locale } from '@/lib/core/i18n/routing'
import { projectPath } from './project'

/** The texts of a language, read from their file. */
export function messagesOf(locale: Locale): Messages {
  const messages: Messages = JSON.parse(readFileSync(projectPath('messages', `${locale}.json`), 'utf8'))
  return messages
}
