'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClassName } from '@/components/ui/button-class-name'
import { addressIn } from '@/lib/core/i18n/routing'
import type { FailedForm } from '@/lib/server/form-state'
import type { SlowSending } from './use-sending'

interface FailureBoxProps {
  failure: FailedForm
  /** Stands above the reason, in the specification's words. */
  title?: string | undefined
}

/**
 * What the last sending failed with; takes the focus. Plain elements: the kit's Alert would
 * bring all drawings into pages that have none.
 */
export function FailureBox({ failure, title }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  // A new object with each answer, so the same text twice is announced twice.
  useEffect(() => {
    box.current?.focus()
  }, [failure])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border-l-4 border-danger bg-danger-soft px-4 py-3 break-words text-ink"
    >
      {title && <p className="font-semibold">{title}</p>}
      <FailureText failure={failure} />
    </div>
  )
}

/** Why a sending failed, and what helps. */
export function FailureText({ failure: { code, text, fields, requestId } }: { failure: FailedForm }) {
  const t = useTranslations('SendingFailed')
  if (code === 'CONNECTION_LOST') return t('connectionLost')
  if (code === 'STALE_PAGE') return <StalePage />
  if (code === 'PROOF_REQUIRED') return <Elsewhere text={text} page="/Security" link={t('prove')} />
  if (code === 'SECOND_FACTOR_MISSING') return <Elsewhere text={text} page="/Security" link={t('setUp')} />
  if (code === 'UNAUTHENTICATED') return <SignedOut />
  // A form that shows nothing beside its fields says here what is wrong with them.
  const problems = [...new Set(Object.values(fields))].join(' ')
  if (code === 'INVALID_INPUT' && problems) return problems
  if (text) return text
  return requestId ? `${t('unexpected')} ${t('reference', { id: requestId })}` : t('unexpected')
}

// Its texts are in every form of a person, and in no page's frame.
function SignedOut() {
  const t = useTranslations('Form')
  return <Elsewhere text={t('signedOut')} page="/Login" link={t('logIn')} />
}

interface ElsewhereProps {
  text: string | undefined
  page: '/Security' | '/Login'
  /** What the way there is called. */
  link: string
}

/** The form stays as it is filled while the person logs in, proves to be there or sets a second step up, in another tab. */
function Elsewhere({ text, page, link }: ElsewhereProps) {
  const href = addressIn(useLocale(), page)
  return (
    <>
      <p>{text}</p>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className={buttonClassName({ variant: 'secondary', className: 'mt-3' })}
      >
        {link}
      </a>
    </>
  )
}

/** The site was renewed while the page was open: nothing but a reload helps, which brings back what was typed. */
function StalePage() {
  const t = useTranslations('SendingFailed')
  return (
    <>
      <p>{t('stalePage')}</p>
      <ReloadButton />
    </>
  )
}

/** Says that a sending takes long, and that nothing is lost meanwhile. It stands where whoever waits for the button looks. */
export function SlowNotice({ slow: { isOnce } }: { slow: SlowSending }) {
  // No part of what every page's frame carries along.
  const t = useTranslations('SlowSending')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={box}
      role="status"
      className="rounded-md border-l-4 border-warning bg-warning-soft px-4 py-3 break-words text-ink"
    >
      <p>{t('text', { once: isOnce ? 'yes' : 'no' })}</p>
      <ReloadButton />
    </div>
  )
}

function ReloadButton() {
  const t = useTranslations('SendingFailed')
  return (
    <button
      type="button"
      // Not `reload`: a page that answered a form without a script would be sent once more.
      onClick={() => location.replace(location.pathname + location.search)}
      className={buttonClassName({ variant: 'secondary', className: 'mt-3' })}
    >
      {t('reload')}
    </button>
  )
}
