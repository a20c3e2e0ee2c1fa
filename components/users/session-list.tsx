'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/form/action-form'
import { SubmitButton } from '@/components/form/submit-button'
import { Badge } from '@/components/ui/badge'
import { formatMoment, listText } from '@/lib/core/i18n/format'
import { endOwnSessionAction, endOwnSessionsAction } from '@/lib/users/sign-in-actions'
import type { OwnSession } from '@/lib/users/own-sessions'

/** Where the person is signed in, each with its way out, and one way out of all. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations('Profile')
  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.handle} session={session} />
        ))}
      </ul>
      <ActionForm action={endOwnSessionsAction}>
        <SubmitButton variant="secondary" className="w-fit">
          {t('signOutEverywhere')}
        </SubmitButton>
      </ActionForm>
    </div>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const locale = useLocale()
  const t = useTranslations('Profile')
  const { browser, system } = session
  const device =
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
  const moments = t('sessionMoments', {
    lastSeen: formatMoment(session.lastSeenAt, locale),
    signedIn: formatMoment(session.signedInAt, locale),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isThisOne && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-muted figures">{moments}</p>
      </div>
      <ActionForm action={endOwnSessionAction}>
        <input type="hidden" name="handle" value={session.handle} />
        <SubmitButton
          variant="quiet"
          size="small"
          aria-label={t('signOutOf', { device: listText([device, moments], locale) })}
        >
          {t('signOut')}
        </SubmitButton>
      </ActionForm>
    </li>
  )
}
