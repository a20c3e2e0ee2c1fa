'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '@/lib/core/i18n/navigation'
import { listIn, stepHref } from '@/lib/routes/routes'
import { BackLink } from './back-link'

/** The way back from a record: to the list that it was opened from, with its filter, page and row; else to `href`. */
export function BackToList({ href, label }: { href: string; label: string }) {
  const list = listIn(useSearchParams())
  return <BackLink href={list ?? href} label={label} />
}

/**
 * A link to a step of the same record, which keeps the way back to the list that it was opened from; or to that list, which
 * is as it was.
 */
export function RecordLink({ href, ...rest }: ComponentProps<typeof Link>) {
  const list = listIn(useSearchParams())
  return <Link {...rest} href={list ? stepHref(href, list) : href} />
}
