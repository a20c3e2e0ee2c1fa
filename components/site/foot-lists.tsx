'use client'

import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import type { Locale } from '@/lib/core/i18n/routing'

/*
 * The lists of the foot, drawn by components of the browser, so that every page carries their words for React and not the
 * elements around them (docs/decisions/rendering.md).
 */

export interface FootLink {
  href: string
  text: string
}

/** Links to pages of this site. */
export function FootLinks({ links, className }: { links: readonly FootLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={text}>
          <Link href={href} className="foot-link">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export interface ContactWay {
  icon: IconName
  text: string
  /** Of the text, where it is in another language than the page. */
  lang?: Locale
  /** What the text is, for whoever cannot see the icon, with its colon. */
  name?: string
  /** Where a tap leads, if anywhere. */
  href?: string
}

/** Ways to reach the company, each with its icon. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  return (
    <ul className="grid gap-1">
      {ways.map(({ icon, name, text, lang, href }) => {
        const Tag = href ? 'a' : 'span'
        return (
          <li key={icon}>
            <Tag className="foot-link" {...(href && { href, rel: 'noopener' })}>
              <Icon name={icon} className="mt-0.5 size-5 text-brand" />
              <span className="min-w-0">
                {name && <span className="sr-only">{name} </span>}
                <span lang={lang} className={icon === 'phone' ? 'figures' : undefined}>
                  {text}
                </span>
              </span>
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}

export interface FootWay {
  text: string
  /** Of the text, where it is in another language than the page. */
  lang?: Locale
  /** What the text is, for whoever cannot tell by how it looks, with its colon. */
  name?: string
  /** Where a tap leads, if anywhere. */
  href?: string
  /** Shares a line with its neighbours. */
  isShort?: boolean
  opensTab?: boolean
}

/** Ways to reach the company as the foot of a page has them: lines, and short ones side by side. */
export function FootWays({ ways }: { ways: readonly FootWay[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {ways.map(({ text, lang, name, href, isShort, opensTab }) => {
        const Tag = href ? 'a' : 'span'
        return (
          <li key={text} className={isShort ? undefined : 'w-full'}>
            <Tag
              className={href ? 'foot-link' : 'text-ink-muted'}
              {...(href && { href, rel: 'noopener' })}
              {...(opensTab && { target: '_blank' })}
            >
              {name && <span className="sr-only">{name} </span>}
              <span lang={lang} className="figures">
                {text}
              </span>
            </Tag>
          </li>
        )
      })}
    </ul>
  )
}
