import { useTranslations } from 'next-intl'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { SignedInRole } from '@/lib/auth/permissions'

const tones: Record<SignedInRole, BadgeTone> = { admin: 'brand', subadmin: 'info', user: 'neutral' }

/** The role of an account in words. */
export function RoleBadge({ role }: { role: SignedInRole }) {
  const t = useTranslations('Users')
  return <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>
}
