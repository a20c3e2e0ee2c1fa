import type { ElementType } from 'react'

/**
 * The link that a kit piece renders: `'a'`, or the site's own Link where a page has one. The kit knows nothing of
 * languages and routes, so the caller hands it in.
 */
export type LinkComponent = ElementType<{
  href: string
  className?: string
  rel?: string
  'aria-current'?: 'page'
  'aria-label'?: string
}>
