import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { SecurityScreen } from '@/components/security/security-screen'
import { FlashSlot } from '@/components/site/flash-slot'
import { PageHeading } from '@/components/ui/page-heading'
import { callbackOf } from '@/lib/auth/callback-url'
import { guard } from '@/lib/auth/guard'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { getOwnFactors } from '@/lib/users/second-factor'

const one = z.uuid().optional().catch(undefined)
const askedPasskey = z.object({ remove: one, rename: one })

export const generateMetadata = privatePage('Security', (t) => [t('title'), t('lead')])

/** How a member of staff signs in besides the password, and where they prove to be there again (CONTRACT section 13). */
export default async function Security({ searchParams }: PageProps<'/[locale]/Security'>) {
  const query = await searchParams
  const callbackUrl = callbackOf(query, await getLocale())
  const actor = await guard('/Security')
  const t = await getTranslations('Security')
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('title')} lead={t('lead')} />
      <SecurityScreen
        factors={await getOwnFactors(actor)}
        callbackUrl={callbackUrl}
        askedPasskey={askedPasskey.parse(query)}
      />
    </>
  )
}
