import { hasLocale } from 'next-intl'
import { routing } from '@/lib/i18n/routing'
import { publicPaths } from '@/lib/site/public-pages'
import { drawSocialPicture } from '../../draw-social-picture'

/** The picture of a public page for links in messengers and social networks. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/[file]'>) {
  const { locale, file } = await params
  const name = /^(\w+)\.jpg$/.exec(file)?.[1]
  const path = publicPaths.find((known) => (known === '/' ? 'Landing' : known.slice(1)) === name)
  if (!path || !hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return new Response(await drawSocialPicture(path, locale), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  })
}
