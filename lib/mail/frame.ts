import { escapeHtml } from '@/lib/core/escape-html'
import { colonOf } from '@/lib/core/i18n/format'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Company } from '@/lib/core/company'
import { addressFor } from '@/lib/core/local-text'
import type { ComposedMail } from './template'

export type Framed = {
  mail: ComposedMail
  locale: Locale
  company: Company
  /** The line at the foot that tells why the mail came. */
  reason: string
  /** Where the company's name leads. */
  home: string
}

const font = "'Noto Sans','Segoe UI',Roboto,Helvetica,Arial,'Noto Sans Ethiopic',Nyala,Kefa,sans-serif"

// Mail programs that know dark mode get it; the others see the light inline colours.
const darkRules = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:#121814!important}.sheet{background:#1a221d!important;border-color:#35423a!important}
.ink{color:#eef2ea!important}.muted{color:#b5c0b5!important}.brand{color:#8fd0ae!important}
.line{border-color:#35423a!important}.press{background:#8fd0ae!important}.press a{color:#0d2119!important}}`

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:#1e2822;white-space:pre-line">${escapeHtml(text)}</p>`

const note = (text: string) =>
  `<p class="muted" style="margin:0 0 8px;font-size:14px;color:#545c50">${escapeHtml(text)}</p>`

// What people typed breaks where no line holds it; the words of a label stay whole beside it.
function factsTable(facts: NonNullable<ComposedMail['facts']>): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #dfd5c2;text-align:left;vertical-align:top'
  const rows = facts.map(
    ({ label, value, lang }) =>
      `<tr><th scope="row" class="muted line" style="${cell};padding-right:16px;font-weight:normal;overflow-wrap:normal;word-break:normal;color:#545c50">${escapeHtml(label)}</th>` +
      `<td class="ink line"${lang ? ` lang="${lang}"` : ''} style="${cell};color:#1e2822">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`
}

// The address stands below the button as well: some programs show no buttons, some people trust none.
function actionPart({ label, url }: NonNullable<ComposedMail['action']>): string {
  const href = escapeHtml(url)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="press" style="background:#1b5a44;border-radius:8px">` +
    `<a href="${href}" style="display:inline-block;padding:13px 24px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p class="muted" style="margin:0 0 24px;font-size:13px;color:#545c50;word-break:break-all"><a class="brand" href="${href}" style="color:#1b5a44">${href}</a></p>`
  )
}

/** A mail as HTML: one calm sheet that reads well without pictures, in old programs and in the dark. */
export function htmlMail({ mail, locale, company, reason, home }: Framed): string {
  const { subject, heading = subject, paragraphs, facts = [], action, notes = [], leave } = mail
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.35;color:#1e2822">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts.length > 0 ? factsTable(facts) : '',
    action ? actionPart(action) : '',
    ...notes.map(note),
  ].join('\n')
  const leaveLink = leave
    ? ` <a class="muted" href="${escapeHtml(leave.url)}" style="color:#545c50">${escapeHtml(leave.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#faf6ee;font-family:${font};font-size:16px;line-height:1.6">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6ee"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;overflow-wrap:anywhere;word-break:break-word">
<tr><td style="padding:0 4px 16px"><a class="brand" href="${escapeHtml(home)}" style="font-size:18px;font-weight:bold;color:#1b5a44;text-decoration:none">${escapeHtml(company.name)}</a></td></tr>
<tr><td class="sheet" style="padding:28px 24px;background:#ffffff;border:1px solid #dfd5c2;border-radius:12px">
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:13px;color:#545c50">${escapeHtml(reason)}${leaveLink}<br>${contactHtml(company, locale)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The same mail as plain text. */
export function textMail({ mail, locale, company, reason }: Framed): string {
  const { subject, heading = subject, paragraphs, facts = [], action, notes = [], leave } = mail
  const colon = colonOf(locale)
  const parts = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    action ? `${action.label}${colon}\n${action.url}` : '',
    ...notes,
    [
      '-- ',
      reason,
      ...(leave ? [`${leave.label}${colon} ${leave.url}`] : []),
      company.name,
      contactWays(company, locale),
    ].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const contactWays = (company: Company, locale: Locale) =>
  [addressFor(locale, company).text, company.phone, company.email].join(' · ')

function contactHtml(company: Company, locale: Locale): string {
  const { text, lang } = addressFor(locale, company)
  const address = lang ? `<span lang="${lang}">${escapeHtml(text)}</span>` : escapeHtml(text)
  return [address, escapeHtml(company.phone), escapeHtml(company.email)].join(' · ')
}
