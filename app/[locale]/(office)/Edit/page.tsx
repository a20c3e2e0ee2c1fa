import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { FormMessages } from '@/components/form/form-messages'
import { BackToList } from '@/components/office/record-links'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { EditUserForm } from '@/components/users/edit-user-form'
import { NoUserData } from '@/components/users/user-facts'
import { versionOf } from '@/lib/audit/record-version'
import { guard } from '@/lib/auth/guard'
import { privatePage } from '@/lib/site/metadata'
import { getUser } from '@/lib/users/queries'
import { adminFacts } from '@/lib/users/view'

const query = z.object({ id: z.uuid().optional().catch(undefined) })

export const generateMetadata = privatePage('Users', (t) => [t('editTitle')])

/** The form that changes a user (SPEC section 2, User management). */
export default async function Edit({ searchParams }: PageProps<'/[locale]/Edit'>) {
  const { id } = query.parse(await searchParams)
  const actor = await guard('/Edit')
  const t = await getTranslations('Users')
  const user = id ? await getUser(actor, id) : null
  return (
    <>
      <PageHeading title={t('editTitle')} actions={<BackToList href="/UserDb" label={t('back')} />} />
      {user ? (
        <Card as="section" className="max-w-3xl">
          <FormMessages namespaces={['Users']}>
            <EditUserForm
              user={{
                id: user.id,
                firstName: user.firstName,
                lastName: user.lastName,
                email: user.email,
                phone: user.phone ?? '',
                role: user.role,
                version: versionOf(adminFacts(user)),
              }}
            />
          </FormMessages>
        </Card>
      ) : (
        <NoUserData />
      )}
    </>
  )
}
