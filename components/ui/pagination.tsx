import type { ReactNode } from 'react'
import { buttonClassName } from './button'
import { Icon } from './icon'
import type { LinkComponent } from './link-component'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** The next page where it is known better than by its number: it may lie beyond the counted pages. */
  nextHref?: string | undefined
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
  linkAs?: LinkComponent
}

/** The pages round the current one, with the first and the last; 0 stands for a gap. */
function visiblePages(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter(
    (n) => n === page || (n >= 1 && n <= pageCount),
  )
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] ?? n) > 1 ? [0, n] : [n]))
}

/** Links to the other pages of a list; nothing at all where one page holds it. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  nextHref,
  labels,
  linkAs: LinkTag = 'a',
}: PaginationProps) {
  if (pageCount <= 1 && page === 1 && !nextHref) return null

  const step = (href: string, rel: 'prev' | 'next', content: ReactNode) => (
    <LinkTag href={href} rel={rel} className={buttonClassName({ variant: 'secondary' })}>
      {content}
    </LinkTag>
  )

  return (
    <nav aria-label={labels.navigation} className="flex flex-wrap items-center justify-center gap-2 pt-4">
      {page > 1 &&
        step(
          hrefFor(page - 1),
          'prev',
          <>
            <Icon name="arrow-left" /> {labels.previous}
          </>,
        )}
      <ol className="flex flex-wrap items-center gap-1">
        {visiblePages(page, pageCount).map((n, i) => (
          <li key={n || `gap-${i}`}>
            {n === 0 ? (
              <span className="px-1 text-ink-muted">…</span>
            ) : (
              <LinkTag
                href={hrefFor(n)}
                aria-label={labels.page(n)}
                aria-current={n === page ? 'page' : undefined}
                className={buttonClassName({
                  variant: n === page ? 'brand' : 'quiet',
                  size: 'small',
                  className: 'min-w-11 figures',
                })}
              >
                {n}
              </LinkTag>
            )}
          </li>
        ))}
      </ol>
      {(nextHref !== undefined || page < pageCount) &&
        step(
          nextHref ?? hrefFor(page + 1),
          'next',
          <>
            {labels.next} <Icon name="arrow-right" />
          </>,
        )}
    </nav>
  )
}
