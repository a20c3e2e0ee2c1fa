import { useLocale } from 'next-intl'
import type { Thing, WithContext } from 'schema-dts'
import { breadcrumbFacts } from '@/lib/site/structured-data'

/**
 * Facts about the page for search engines. A data block, which no policy for scripts concerns; `<` is written so that
 * no text in it can end the element.
 */
export function JsonLd<Fact extends Thing>({ facts }: { facts: WithContext<Fact> }) {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

interface WayHereProps {
  /** The pages that lead here and this page, which is the last. */
  pages: readonly { name: string; href: string }[]
}

/** Tells search engines where a deeper page stands (CONTRACT section 4). */
export function WayHere({ pages }: WayHereProps) {
  return <JsonLd facts={breadcrumbFacts(useLocale(), pages)} />
}
