'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { bringBackField } from '@/lib/server/form-state'
import { FailureText } from './failure-box'
import type { ClearedForm } from './use-action-form'

/**
 * Says that a form which came back empty was not sent, why, and brings back what was typed with one click; without a
 * script that click asks the server for it. A form of its own, so it stands before or after the cleared one.
 */
export function ClearedNotice({ cleared }: { cleared: ClearedForm | undefined }) {
  const t = useTranslations('Form')
  const box = useRef<HTMLDivElement>(null)
  const isShown = cleared !== undefined

  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])

  if (!cleared) return null
  const { failure, problems, post, bringBack } = cleared
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="danger" title={t('notSent')}>
        {/* Of fields alone it would say the same as the list. */}
        {(failure.code !== 'INVALID_INPUT' || problems.length === 0) && (
          <div>
            <FailureText failure={failure} />
          </div>
        )}
        {problems.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {problems.map(({ fieldId, message }) => (
              <li key={fieldId}>{message}</li>
            ))}
          </ul>
        )}
        <form
          action={post}
          onSubmit={(event) => {
            event.preventDefault()
            bringBack()
          }}
          className="mt-3"
        >
          {Object.entries(failure.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="secondary" name={bringBackField} value="yes">
            {t('bringBack')}
          </Button>
        </form>
      </Alert>
    </div>
  )
}
