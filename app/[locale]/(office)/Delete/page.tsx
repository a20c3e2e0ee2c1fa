import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { AskedForm } from '@/components/form/asked-form'
import { FormMessages } from '@/components/form/form-messages'
import { BackToList } from '@/components/office/record-links'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { NoUserData } from '@/components/users/user-facts'
import { guard } from '@/lib/auth/guard'
import { fullName } from '@/lib/core/i18n/format'
import { privatePage } from '@/lib/site/metadata'
import { removeUserAction } from '@/lib/customers/actions'
import { getDeletionLoss, getUser } from '@/lib/users/queries'

const query = z.object({
  id: z.uuid().optional().catch(undefined),
  confirm: z.literal('yes').optional().catch(undefined),
})

export const generateMetadata = privatePage('Users', (t) => [t('deleteTitle')])

/** Deletes a user, after asking (SPEC section 2, User management). */
export default async function Delete({ searchParams }: PageProps<'/[locale]/Delete'>) {
  const { id, confirm } = query.parse(await searchParams)
  const actor = await guard('/Delete')
  const t = await getTranslations('Users')
  const [user, loss] = id ? await Promise.all([getUser(actor, id), getDeletionLoss(actor, id)]) : [null, null]
  return (
    <>
      <PageHeading title={t('deleteTitle')} actions={<BackToList href="/UserDb" label={t('back')} />} />
      {user ? (
        <Card as="section" className="grid max-w-3xl gap-4">
          <p className="text-lg font-semibold text-ink">{fullName(user)}</p>
          <p className="text-ink-muted">{t('deleteText')}</p>
          {loss && (loss.confirmedAhead > 0 || loss.hasOpenMoney) && (
            <Alert tone="warning" role="note">
              {t('deletionLoss', {
                count: loss.confirmedAhead,
                money: loss.hasOpenMoney ? 'yes' : 'no',
              })}
            </Alert>
          )}
          {user.id === actor.id ? (
            <Alert tone="info">{t('ownAccount')}</Alert>
          ) : (
            <FormMessages>
              <AskedForm
                formId="delete-user"
                action={removeUserAction}
                id={user.id}
                button={{ label: t('delete'), icon: 'trash', variant: 'danger' }}
                title={t('deleteAsk', { name: fullName(user) })}
                description={t('deleteText')}
                confirmLabel={t('delete')}
                cancelLabel={t('cancel')}
                isAsking={confirm === 'yes'}
              />
            </FormMessages>
          )}
        </Card>
      ) : (
        <NoUserData />
      )}
    </>
  )
}
