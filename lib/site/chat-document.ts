import { escapeHtml } from '@/lib/core/escape-html'
import { telHref } from '@/lib/core/phone-text'

/** Where the chat with the provider's own script opens, when one is set. */
export const chatPath = '/chat.html'

type ChatTexts = {
  lang: string
  title: string
  waiting: string
  call: string
  phone: string
  back: string
  home: string
}

/**
 * The document that holds the third party's script: one of its own, opened by a person, so that no page of ours ever
 * loads it. Without a script, or while it loads, the phone number is there.
 */
export function chatDocument(source: string, texts: ChatTexts): string {
  const { lang, title, waiting, call, phone, back, home } = texts
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/chat.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(waiting)}</p>
<p><a href="${escapeHtml(telHref(phone))}">${escapeHtml(call)}</a></p>
<p><a href="${escapeHtml(home)}">${escapeHtml(back)}</a></p>
</main>
<script src="${escapeHtml(source)}" async></script>
</body>
</html>
`
}

/**
 * The policy of that document: the provider may run and talk to its own host, and reach nothing of ours, not even with
 * the person's cookies, because `connect-src` leaves our own address out.
 */
export function chatPolicy(source: string): string {
  const { origin, host } = new URL(source)
  return [
    "default-src 'none'",
    `script-src ${origin}`,
    `style-src 'self' 'unsafe-inline' ${origin}`,
    `img-src ${origin} data: blob:`,
    `font-src ${origin} data:`,
    `media-src ${origin} blob:`,
    `connect-src ${origin} wss://${host}`,
    `frame-src ${origin}`,
    `form-action ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
