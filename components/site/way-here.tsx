import { useLocale } from 'next-intl'
import { breadcrumbFacts } from '@/lib/site/structured-data'
import { JsonLd } from './json-ld'

interface WayHereProps {
  /** The pages that lead here and this page, which is the last. */
  pages: readonly { name: string; href: string }[]
}

/** Tells search engines where a deeper page stands (CONTRACT section 4). */
export function WayHere({ pages }: WayHereProps) {
  return <JsonLd facts={breadcrumbFacts(useLocale(), pages)} />
}
