import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { addressIn } from '@/lib/core/i18n/routing'
import { homeOfRole } from '@/lib/routes/routes'

/** Leads everybody to the dashboard of their role (SPEC section 2, Authentication). */
export default async function Dashboard() {
  const actor = await guard('/Dashboard')
  redirect(addressIn(await getLocale(), homeOfRole[actor.role]))
}
