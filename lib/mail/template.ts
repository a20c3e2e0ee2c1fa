import { createTranslator, type Messages } from 'next-intl'
import type { z } from 'zod'
import { messagesOf } from '@/lib/core/i18n/messages'
import type { Locale } from '@/lib/core/i18n/routing'
import type { Company } from '@/lib/core/company'

/** What a mail is made of when it is queued: plain JSON, no secret among it. */
export type MailArgs = { [name: string]: MailArg }
type MailArg = string | number | boolean | null | MailArg[] | { [name: string]: MailArg }

/** A mail in words, before it gets its frame. Everything is plain text; the renderer escapes it. */
export type ComposedMail = {
  subject: string
  /** The heading inside the mail; the subject where none is given. */
  heading?: string
  paragraphs: string[]
  /** `lang` where a value is in another language than the mail. */
  facts?: { label: string; value: string; lang?: Locale }[]
  /** The one thing to do; `url` is a whole address. */
  action?: { label: string; url: string }
  /** Small print below the action. */
  notes?: string[]
  replyTo?: string
  /** Where a reader leaves a list that mails come from; also sent as `List-Unsubscribe`. */
  leave?: { label: string; url: string }
}

const textsOf = (locale: Locale, messages: Messages) =>
  createTranslator({ locale, messages, namespace: 'Mails' })
export type MailTexts = ReturnType<typeof textsOf>

/** The texts of the namespace `Mails` in a language, outside of any request. */
export async function mailTexts(locale: Locale): Promise<MailTexts> {
  return textsOf(locale, await messagesOf(locale))
}

type MailContext = {
  t: MailTexts
  locale: Locale
  company: Company
  /** The whole address of a page, in the language of the mail. */
  address: (href: string) => string
  /** The secret of this mail's link: the same at each attempt, never stored (docs/decisions/mails.md). */
  secret: string
  /** The key of a booking's secret link (`bookingKey`); never stored either. */
  keyOf: (bookingId: string) => string
  /** The key of a driver's link to `/Duty` (`driverKey`); never stored either. */
  dutyKeyOf: (link: { driverId: string; linkNumber: number }) => string
}

/** Keeps the hash of a mail's secret, where its link has one. Throws DiscardMail when the mail no longer makes sense. */
type KeepSecret<Args> = (args: Args, secretHash: string) => Promise<void>

type Definition<Args extends MailArgs> = {
  args: z.ZodType<Args>
  /** The secret of the link, where it is not of this mail alone. */
  secretOf?: (args: Args) => string
  /** Called before each attempt to send. */
  keepSecret?: KeepSecret<Args>
  compose: (args: Args, context: MailContext) => ComposedMail
}

/** A template as the worker uses it: arguments come back from the database as unknown JSON. */
export type MailTemplate<Args extends MailArgs> = {
  args: z.ZodType<Args>
  secretOf: (args: unknown) => string | undefined
  keepSecret: KeepSecret<unknown>
  compose: (args: unknown, context: MailContext) => ComposedMail
}

/** Declares a mail: what it needs to know and how it reads. List it in `templates.ts`. */
export function defineTemplate<Args extends MailArgs>(definition: Definition<Args>): MailTemplate<Args> {
  const { args: schema, secretOf, keepSecret, compose } = definition
  return {
    args: schema,
    secretOf: (args) => secretOf?.(schema.parse(args)),
    keepSecret: async (args, secretHash) => keepSecret?.(schema.parse(args), secretHash),
    compose: (args, context) => compose(schema.parse(args), context),
  }
}

/** The mail has lost its reason, for example because its person is gone: it is given up without being sent. */
export class DiscardMail extends Error {
  override readonly name = 'DiscardMail'
}
