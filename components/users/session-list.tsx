'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { SubmitButton } from '@/components/form/submit-button'
import { useFormTexts } from '@/components/form/use-form-texts'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { formatMoment } from '@/lib/core/i18n/format'
import { idleForm } from '@/lib/server/form-state'
import { endOwnSessionAction, endOwnSessionsAction } from '@/lib/auth/own-sessions-actions'
import type { OwnSession } from '@/lib/auth/own-sessions'

/** Where the person is signed in, each with its way out, and one way out of all. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations('Profile')
  const [state, submit, isPending] = useActionState(endOwnSessionsAction, idleForm)
  const error = useFormTexts().ofState(state)
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.handle} session={session} />
        ))}
      </ul>
      {error && <Alert tone="danger">{error}</Alert>}
      <form action={submit}>
        <SubmitButton variant="secondary" isPending={isPending}>
          {t('signOutEverywhere')}
        </SubmitButton>
      </form>
    </div>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useTranslations('Profile')
  const [state, submit, isPending] = useActionState(endOwnSessionAction, idleForm)
  const error = useFormTexts().ofState(state)
  const { browser, system } = session
  const device =
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
  return (
    <li className="grid gap-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {device}
            {session.isThisOne && <Badge tone="success">{t('thisDevice')}</Badge>}
          </p>
          <p className="text-sm text-ink-muted figures">
            {t('sessionMoments', {
              lastSeen: formatMoment(session.lastSeenAt),
              signedIn: formatMoment(session.signedInAt),
            })}
          </p>
        </div>
        <form action={submit}>
          <input type="hidden" name="handle" value={session.handle} />
          <SubmitButton
            variant="quiet"
            size="small"
            isPending={isPending}
            aria-label={t('signOutOf', { device })}
          >
            {t('signOut')}
          </SubmitButton>
        </form>
      </div>
      {error && <Alert tone="danger">{error}</Alert>}
    </li>
  )
}
