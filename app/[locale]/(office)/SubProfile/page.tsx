import { guard } from '@/lib/auth/guard'
import { OwnProfile, profileMetadata } from '../../_profile/own-profile'

export const generateMetadata = profileMetadata

/** The sub-admin’s own profile (SPEC section 2). */
export default async function SubProfile() {
  return <OwnProfile actor={await guard('/SubProfile')} />
}
