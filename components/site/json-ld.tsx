'use client'

import type { Thing, WithContext } from 'schema-dts'

/**
 * Facts about the page for search engines. A data block, which no policy for scripts concerns; `<` is written so that no
 * text in it can end the element. A component of the browser: React is told the facts, not a text of them in quotes.
 */
export function JsonLd<Fact extends Thing>({ facts }: { facts: WithContext<Fact> }) {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
