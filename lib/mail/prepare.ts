import 'server-only'
import type { Locale } from '@/lib/core/i18n/routing'
import { company, siteAddress } from '@/lib/core/company'
import { bookingKey, driverKey } from '@/lib/auth/secret-link'
import { htmlMail, textMail } from './frame'
import { mailSecret, secretHash } from '@/lib/auth/link-tokens'
import { plainArgs } from './plain-text'
import { mailTexts, DiscardMail, type ComposedMail } from './template'
import { isTemplateName, templates } from './templates'

/** A mail as the outbox keeps it. */
export type StoredMail = { id: string; template: string; args: unknown; locale: Locale }

export type WrittenMail = ComposedMail & { html: string; text: string }

/** What stands in a preview where the secret of a link would be. */
export const hiddenSecret = '…'

/**
 * Writes a mail in its language. `secret` is what its link carries. Throws DiscardMail for a template that this
 * version does not know.
 */
export async function writeMail(
  { template, args, locale }: StoredMail,
  secret: string,
): Promise<WrittenMail> {
  if (!isTemplateName(template)) throw new DiscardMail(`no template ${template}`)
  const t = await mailTexts(locale)
  const address = (href: string) => siteAddress(locale, href)
  const keys =
    secret === hiddenSecret
      ? { keyOf: () => hiddenSecret, dutyKeyOf: () => hiddenSecret }
      : { keyOf: bookingKey, dutyKeyOf: driverKey }
  const mail = templates[template].compose(plainArgs(args), {
    t,
    locale,
    company: company(),
    address,
    secret,
    ...keys,
  })
  const framed = {
    mail,
    locale,
    company: company(),
    reason: t('reason', { company: company().name }),
    home: address('/Home'),
  }
  return { ...mail, html: htmlMail(framed), text: textMail(framed) }
}

/** The secret of a mail's link, made to count from now on. Throws DiscardMail when it no longer makes sense. */
export async function activateSecret({ id, template, args }: StoredMail): Promise<string> {
  if (!isTemplateName(template)) throw new DiscardMail(`no template ${template}`)
  const { secretOf, keepSecret } = templates[template]
  const secret = secretOf(args) ?? mailSecret(id)
  await keepSecret(args, secretHash(secret))
  return secret
}
