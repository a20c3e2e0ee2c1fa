import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/bookings/qr-code'
import { ActionForm } from '@/components/form/action-form'
import { FormMessages } from '@/components/form/form-messages'
import { SubmitButton } from '@/components/form/submit-button'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import type { OwnFactors } from '@/lib/users/second-factor'
import {
  confirmAuthenticatorAction,
  proveAgainAction,
  startAuthenticatorAction,
} from '@/lib/users/second-factor-actions'
import { proveAgainWithPasskeyAction, startPasskeyProofAction } from '@/lib/users/passkey-actions'
import { CodeForm } from './code-form'
import { PasskeyButton } from './passkey-button'
import { AddPasskeyForm } from './passkey-forms'
import { type AskedPasskey, PasskeyList } from './passkey-list'
import { RemoveFactorForm, RenewCodesForm } from './recovery-codes'

interface SecurityScreenProps {
  factors: OwnFactors
  /** The page that asked for another proof. */
  callbackUrl: string | undefined
  askedPasskey: AskedPasskey
}

/** The second step of signing in: set up, proven again, taken away (CONTRACT section 13). */
export function SecurityScreen({ factors, callbackUrl, askedPasskey }: SecurityScreenProps) {
  const t = useTranslations('Security')
  const { mayAdd, isRequired, isSetUp, isProven, hasApp, passkeys, codesLeft } = factors
  // The form is empty again after each passkey. After the first factor it shows the recovery codes, which a page that brings
  // itself up to date must not take away.
  const round = Math.max(passkeys.length, hasApp ? 0 : 1)
  return (
    <FormMessages namespaces={['SecurityForms', 'PasskeyForms']}>
      <div className="grid max-w-2xl gap-6">
        {mayAdd && isRequired && !isSetUp && <Alert tone="warning">{t('required')}</Alert>}
        {!mayAdd && !isSetUp && <Alert tone="info">{t('none')}</Alert>}
        {isSetUp && !isProven && <ProveAgain factors={factors} callbackUrl={callbackUrl} />}
        {(mayAdd || passkeys.length > 0) && (
          <Card as="section" className="grid gap-5">
            <h2 className="text-xl text-ink">{t('passkeysTitle')}</h2>
            <p className="text-ink-muted">{t('passkeysText')}</p>
            {passkeys.length > 0 && (
              <PasskeyList passkeys={passkeys} asked={askedPasskey} isProven={isProven} />
            )}
            {mayAdd && isProven && <AddPasskeyForm key={round} />}
          </Card>
        )}
        {(mayAdd || hasApp) && <AuthenticatorApp factors={factors} />}
        {isSetUp && isProven && (
          <Card as="section" className="grid justify-items-start gap-5">
            <h2 className="text-xl text-ink">{t('codesTitle')}</h2>
            <p className="text-ink-muted">{t('codesLeft', { count: codesLeft })}</p>
            <RenewCodesForm />
          </Card>
        )}
      </div>
    </FormMessages>
  )
}

function ProveAgain({ factors, callbackUrl }: Pick<SecurityScreenProps, 'factors' | 'callbackUrl'>) {
  const t = useTranslations('Security')
  const hasPasskeys = factors.passkeys.length > 0
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl text-ink">{t('proveTitle')}</h2>
      <p className="text-ink-muted">{t(factors.mayAdd ? 'proveText' : 'proveTextOwn')}</p>
      {hasPasskeys && (
        <PasskeyButton
          start={startPasskeyProofAction}
          action={proveAgainWithPasskeyAction}
          submit={t('provePasskey')}
          callbackUrl={callbackUrl}
        />
      )}
      <CodeForm
        action={proveAgainAction}
        hint={t('codeHint')}
        submit={t('prove')}
        callbackUrl={callbackUrl}
        isFirstChoice={!hasPasskeys}
      />
    </Card>
  )
}

function AuthenticatorApp({ factors: { hasApp, isProven, pending } }: { factors: OwnFactors }) {
  const t = useTranslations('Security')
  return (
    <Card as="section" className="grid justify-items-start gap-5">
      <h2 className="text-xl text-ink">{t('appTitle')}</h2>
      <p className="text-ink-muted">{t(hasApp ? 'appOn' : 'appOff')}</p>
      <CodeForm
        action={confirmAuthenticatorAction}
        hint={t('confirmHint')}
        submit={t('confirm')}
        isAsking={pending !== null && isProven}
      >
        {pending && <AppSecret {...pending} />}
      </CodeForm>
      {!hasApp && isProven && (
        <ActionForm action={startAuthenticatorAction}>
          <SubmitButton variant={pending ? 'quiet' : 'secondary'}>
            {t(pending ? 'again' : 'start')}
          </SubmitButton>
        </ActionForm>
      )}
      {hasApp && isProven && <RemoveFactorForm />}
    </Card>
  )
}

/** What the app reads: as a picture, and to be typed. */
function AppSecret({ address, secret }: { address: string; secret: string }) {
  const t = useTranslations('Security')
  return (
    <div className="grid gap-3">
      <p className="text-ink">{t('scan')}</p>
      <QrCode text={address} label={t('qr')} className="size-48" />
      <p className="text-ink-muted">
        {t('type')} <span className="font-mono break-all text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</span>
      </p>
    </div>
  )
}
