import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { BackToList, RecordLink } from '@/components/office/record-links'
import { FlashSlot } from '@/components/site/flash-slot'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { AccountClosing } from '@/components/users/account-closing'
import { NoUserData, UserFacts } from '@/components/users/user-facts'
import { guard } from '@/lib/auth/guard'
import { fullName } from '@/lib/core/i18n/format'
import { getAccountClosing } from '@/lib/customers/account-closing'
import { hrefOf } from '@/lib/routes/routes'
import { readFlash } from '@/lib/server/flash'
import { privatePage } from '@/lib/site/metadata'
import { getUser } from '@/lib/users/queries'

const query = z.object({
  id: z.uuid().optional().catch(undefined),
  confirm: z.literal('yes').optional().catch(undefined),
})

export const generateMetadata = privatePage('Users', (t) => [t('viewTitle')])

/** One user (SPEC section 2, User management). */
export default async function View({ searchParams }: PageProps<'/[locale]/View'>) {
  const { id, confirm } = query.parse(await searchParams)
  const actor = await guard('/View')
  const t = await getTranslations('Users')
  const user = id ? await getUser(actor, id) : null
  const closing = user && (await getAccountClosing(actor, user))
  return (
    <>
      <FlashSlot flash={await readFlash()} />
      <PageHeading title={t('viewTitle')} actions={<BackToList href="/UserDb" label={t('back')} />} />
      {user ? (
        <Card as="section" className="grid max-w-3xl gap-6">
          <UserFacts user={user} />
          <div className="flex flex-wrap gap-3">
            <RecordLink href={hrefOf('/Edit', { id })} className={buttonClassName({ variant: 'primary' })}>
              <Icon name="edit" /> {t('edit')}
            </RecordLink>
            <RecordLink href={hrefOf('/Delete', { id })} className={buttonClassName({ variant: 'danger' })}>
              <Icon name="trash" /> {t('delete')}
            </RecordLink>
          </div>
          {closing && (
            <AccountClosing
              id={user.id}
              name={fullName(user)}
              closing={closing}
              isAsking={confirm === 'yes'}
            />
          )}
        </Card>
      ) : (
        <NoUserData />
      )}
    </>
  )
}
