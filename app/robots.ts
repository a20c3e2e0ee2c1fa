import type { MetadataRoute } from 'next'
import { env } from '@/lib/core/env'

// The address of the site is a setting; this is asked for rarely.
export const dynamic = 'force-dynamic'

/** Everything public may be read by search engines; pages behind the sign-in say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/'] },
    sitemap: new URL('/sitemap.xml', env().SITE_URL).href,
  }
}
