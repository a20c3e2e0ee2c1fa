import { useLocale, useTranslations } from 'next-intl'
import { AskedForm } from '@/components/form/asked-form'
import { buttonClassName } from '@/components/ui/button-class-name'
import { formatMoment } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { hrefOf } from '@/lib/routes/routes'
import { removePasskeyAction } from '@/lib/users/passkey-actions'
import type { OwnPasskey } from '@/lib/users/second-factor'
import { RenamePasskeyForm } from './passkey-forms'

/** Which passkey the address asks about. */
export type AskedPasskey = { remove?: string | undefined; rename?: string | undefined }

interface PasskeyListProps {
  passkeys: readonly OwnPasskey[]
  asked: AskedPasskey
  /** Whether they may be changed at this moment. */
  isProven: boolean
}

/** The person's passkeys, each with its name, when it was made and last used, and its way out. */
export function PasskeyList({ passkeys, asked, isProven }: PasskeyListProps) {
  const locale = useLocale()
  const t = useTranslations('Security')
  return (
    <ul className="grid w-full divide-y divide-line">
      {passkeys.map((passkey) => {
        const { id, name, createdAt, lastUsedAt } = passkey
        return (
          <li key={`${id} ${name}`} className="grid gap-3 py-4 first:pt-0">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold break-words text-ink">{name}</p>
              <p className="text-sm text-ink-muted figures">
                {lastUsedAt
                  ? t('passkeyUsed', {
                      made: formatMoment(createdAt, locale),
                      used: formatMoment(lastUsedAt, locale),
                    })
                  : t('passkeyMade', { made: formatMoment(createdAt, locale) })}
              </p>
            </div>
            {isProven && asked.rename === id && <RenamePasskeyForm passkey={passkey} />}
            {isProven && asked.rename !== id && (
              <div className="flex flex-wrap items-start gap-3">
                <Link
                  href={hrefOf('/Security', { rename: id })}
                  className={buttonClassName({ variant: 'quiet', size: 'small' })}
                  aria-label={t('passkeyRenameOf', { name })}
                >
                  {t('passkeyRename')}
                </Link>
                <AskedForm
                  formId={`remove-${id}`}
                  action={removePasskeyAction}
                  id={id}
                  button={{
                    label: t('passkeyRemove'),
                    icon: 'trash',
                    variant: 'danger',
                    size: 'small',
                    'aria-label': t('passkeyRemoveOf', { name }),
                  }}
                  title={t('passkeyRemoveAsk', { name })}
                  description={t('passkeyRemoveText')}
                  confirmLabel={t('passkeyRemove')}
                  cancelLabel={t('passkeyKeep')}
                  isAsking={asked.remove === id}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
