import { guard } from '@/lib/auth/guard'
import { OwnProfile, profileMetadata } from '../../_profile/own-profile'

export const generateMetadata = profileMetadata

/** The customer’s own profile (SPEC section 2). */
export default async function UserProfile() {
  return <OwnProfile actor={await guard('/UserProfile')} />
}
