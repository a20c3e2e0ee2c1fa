import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { getPathname } from '@/lib/core/i18n/navigation'
import { homeOfRole } from '@/lib/routes/routes'

/** Leads everybody to the dashboard of their role (SPEC section 2, Authentication). */
export default async function Dashboard() {
  const actor = await guard('/Dashboard')
  redirect(getPathname({ href: homeOfRole[actor.role], locale: await getLocale() }))
}
