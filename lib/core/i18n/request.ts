import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import * as rootParams from 'next/root-params'
import { messagesOf } from './messages'
import { routing } from './routing'

// Actions and route handlers have no root parameters; they pass the locale themselves.
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootParams.locale())
  const resolved = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale
  return { locale: resolved, messages: await messagesOf(resolved), timeZone: 'Africa/Addis_Ababa' }
})
