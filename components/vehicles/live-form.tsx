'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from 'react'
import { addressIn } from '@/lib/core/i18n/routing'
import { hrefOf, type RoutePath } from '@/lib/routes/routes'

/** How long somebody may pause while typing before the list follows. */
const patienceMs = 450

interface LiveFormProps {
  path: RoutePath
  /** The address for browsers without a script. */
  action: string
  /** What the address says now, by field name. */
  values: Readonly<Record<string, string>>
  /** What a field means when the address leaves it out. */
  defaults: Readonly<Record<string, string>>
  className?: string
  children: ReactNode
}

/**
 * A GET form whose list follows each change at once. Without a script it is sent by its button; both lead to the same
 * address. A field that somebody is in is never written to.
 */
export function LiveForm({ path, action, values, defaults, className, children }: LiveFormProps) {
  const router = useRouter()
  const locale = useLocale()
  const [isPending, startTransition] = useTransition()
  const element = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hrefNow = () => {
    const sent = element.current ? [...new FormData(element.current)] : []
    const query = Object.fromEntries(
      sent.flatMap(([name, value]) =>
        typeof value === 'string' && value.trim() && value !== defaults[name] ? [[name, value.trim()]] : [],
      ),
    )
    return addressIn(locale, hrefOf(path, query))
  }

  const follow = (how: 'push' | 'replace') => {
    clearTimeout(timer.current)
    startTransition(() => router[how](hrefNow(), { scroll: false }))
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // The address may change by another way (a link, the browser's back): the fields follow it.
  useEffect(() => {
    for (const field of element.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (!isField || !field.name || field === document.activeElement) continue
      const value = values[field.name] ?? defaults[field.name] ?? ''
      if (field.value !== value) field.value = value
    }
  }, [values, defaults])

  return (
    <form
      ref={element}
      role="search"
      method="get"
      action={action}
      aria-busy={isPending || undefined}
      className={className}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        follow('push')
      }}
      onChange={(event: FormEvent) => {
        clearTimeout(timer.current)
        if (event.target instanceof HTMLSelectElement) follow('replace')
        else timer.current = setTimeout(() => follow('replace'), patienceMs)
      }}
    >
      {children}
    </form>
  )
}
