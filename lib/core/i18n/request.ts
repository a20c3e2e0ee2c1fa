import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import * as rootParams from 'next/root-params'
import { routing } from './routing'

// Actions and route handlers have no root parameters; they pass the locale themselves.
export default getRequestConfig(async ({ locale }) => {
  const wanted = locale ?? (await rootParams.locale())
  const resolved = hasLocale(routing.locales, wanted) ? wanted : routing.defaultLocale
  const messages = await import(`../../../messages/${resolved}.json`)
  return { locale: resolved, messages: messages.default, timeZone: 'Africa/Addis_Ababa' }
})
