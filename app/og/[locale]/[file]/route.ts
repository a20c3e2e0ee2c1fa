import { hasLocale } from 'next-intl'
import { routing } from '@/lib/core/i18n/routing'
import { socialSubjectOf } from '@/lib/site/social-pictures'
import { drawSocialPicture } from '../../draw-social-picture'

/** The picture of a public page for links in messengers and social networks. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/[file]'>) {
  const { locale, file } = await params
  const subject = socialSubjectOf(file)
  if (!subject || !hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return new Response(await drawSocialPicture(subject, locale), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  })
}
