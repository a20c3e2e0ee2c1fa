import { FlashSlot } from '@/components/site/flash-slot'
import { ProfileScreen } from '@/components/users/profile-screen'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { formatPhone } from '@/lib/core/phone'
import { getOwnProfileScreen } from '@/lib/users/queries'
import { listOwnSessions } from '@/lib/auth/own-sessions'
import { privatePage } from '@/lib/site/metadata'

export const generateMetadata = privatePage('Profile', (t) => [t('title')])

/** The sub-admin’s own profile (SPEC section 2). */
export default async function SubProfile() {
  const actor = await guard('/SubProfile')
  const [profile, sessions] = await Promise.all([getOwnProfileScreen(actor), listOwnSessions(actor)])
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <ProfileScreen profile={profile} phone={formatPhone(profile.phone ?? '')} sessions={sessions} />
    </>
  )
}
