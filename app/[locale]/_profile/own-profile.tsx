import { FlashSlot } from '@/components/site/flash-slot'
import { ProfileScreen } from '@/components/users/profile-screen'
import type { SignedInActor } from '@/lib/auth/permissions'
import { listOwnSessions } from '@/lib/users/own-sessions'
import { company } from '@/lib/core/company'
import { formatPhone } from '@/lib/core/phone'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { getOwnProfileScreen } from '@/lib/users/queries'

/** The head of the three addresses of the own profile. */
export const profileMetadata = privatePage('Profile', (t) => [t('title')])

/** The own profile of whoever is signed in, in the frame of each role (SPEC section 2). */
export async function OwnProfile({ actor }: { actor: SignedInActor }) {
  const [profile, sessions] = await Promise.all([getOwnProfileScreen(actor), listOwnSessions(actor)])
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <ProfileScreen
        profile={profile}
        phone={formatPhone(profile.phone ?? '')}
        companyPhone={formatPhone(company().phone)}
        sessions={sessions}
      />
    </>
  )
}
