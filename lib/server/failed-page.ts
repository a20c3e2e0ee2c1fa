import 'server-only'
import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { createTranslator } from 'next-intl'
import { escapeHtml } from '@/lib/core/escape-html'
import { messagesOf } from '@/lib/core/i18n/messages'
import { addressIn, localeOfAddress } from '@/lib/core/i18n/routing'
import { logUnexpected } from '@/lib/core/logger'

type Failure = {
  /** The address that was asked for. */
  url: string
  /** Whether it was only read: a form would be sent again. */
  isRead: boolean
  /** Under which the log tells more. */
  reference: string | null
}

/** Says what a failed page says, in HTML: takes Next's document, gives it back with words. */
export type SayFailed = (html: string, failure: Failure) => Promise<string>

/** What tells the document of a page that failed from every other. */
const isOfFailure = (html: string) => html.includes('<html id="__next_error__"')

const button = (variant: string) => `class="button button-${variant} button-medium"`

/**
 * Next answers a page that failed with a document that its script has yet to fill. These are the words of `app/[locale]/error.tsx`
 * for whoever has no script, or waits for it; the script puts its own in their place. `build` is the folder of the build.
 */
export function createFailedPage(build: string): SayFailed {
  let styles: Promise<string> | undefined
  return async (html, { url, isRead, reference }) => {
    if (!isOfFailure(html)) return html
    const locale = localeOfAddress(url)
    const t = createTranslator({ locale, messages: await messagesOf(locale), namespace: 'ErrorScreen' })
    const title = escapeHtml(t('title'))
    const link = (href: string, text: string, variant: string) =>
      `<a href="${escapeHtml(href)}" ${button(variant)}>${escapeHtml(text)}</a>`
    const body = [
      '<main id="main" tabindex="-1" class="page-width grid min-h-dvh content-center justify-items-start gap-4 py-12">',
      `<h1 class="text-3xl text-ink">${title}</h1>`,
      `<p class="max-w-xl text-ink-muted">${escapeHtml(t('text'))}</p>`,
      reference &&
        `<p class="text-sm text-ink-muted figures">${escapeHtml(t('reference', { id: reference }))}</p>`,
      '<div class="flex flex-wrap gap-3">',
      isRead && link(url.replace(/^[/\\]+/, '/'), t('retry'), 'primary'),
      link(addressIn(locale, '/Home'), t('home'), 'secondary'),
      link(addressIn(locale, '/Help'), t('help'), 'secondary'),
      '</div></main>',
    ]
    return html
      .replace('<html ', `<html lang="${locale}" `)
      .replace(
        '</head>',
        `${html.includes('<title>') ? '' : `<title>${title}</title>`}${await (styles ??= stylesOf(build))}</head>`,
      )
      .replace('<body>', () => `<body>${body.filter(Boolean).join('')}`)
  }
}

/** What gives a page the styles of a build. */
async function stylesOf(build: string): Promise<string> {
  const files = await readdir(path.join(build, 'static', 'chunks'))
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/_next/static/chunks/${file}"/>`)
    .join('')
}

/** Lets a page that failed say so to whoever waits for it; any other answer passes as it comes. */
export function completeFailedPage(response: ServerResponse, say: (html: string) => Promise<string>): void {
  const { write, end } = response
  const parts: Uint8Array[] = []
  const isFailed = () =>
    [400, 500].includes(response.statusCode) &&
    String(response.getHeader('content-type')).startsWith('text/html')
  const take = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  const takeOrWrite = (...given: unknown[]) => {
    if (!isFailed()) return Reflect.apply(write, response, given)
    take(given[0])
    return true
  }
  const endWithWords = (...given: unknown[]) => {
    if (!isFailed()) return Reflect.apply(end, response, given)
    take(given[0])
    const made = Buffer.concat(parts).toString()
    void say(made)
      .catch((error: unknown) => {
        logUnexpected('page of a failure', error)
        return made
      })
      .then((html) => Reflect.apply(end, response, [html]))
    return response
  }
  Object.assign(response, { write: takeOrWrite, end: endWithWords })
}
