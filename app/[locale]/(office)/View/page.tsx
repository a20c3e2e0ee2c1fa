import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { BackToList, RecordLink } from '@/components/office/record-links'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { PageHeading } from '@/components/ui/page-heading'
import { NoUserData, UserFacts } from '@/components/users/user-facts'
import { guard } from '@/lib/auth/guard'
import { hrefOf } from '@/lib/routes/routes'
import { privatePage } from '@/lib/site/metadata'
import { getUser } from '@/lib/users/queries'

const query = z.object({ id: z.uuid().optional().catch(undefined) })

export const generateMetadata = privatePage('Users', (t) => [t('viewTitle')])

/** One user (SPEC section 2, User management). */
export default async function View({ searchParams }: PageProps<'/[locale]/View'>) {
  const { id } = query.parse(await searchParams)
  const actor = await guard('/View', { id })
  const t = await getTranslations('Users')
  const user = id ? await getUser(actor, id) : null
  return (
    <>
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
        </Card>
      ) : (
        <NoUserData />
      )}
    </>
  )
}
