'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { buttonClassName } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What its button says. What a browser would write itself is in the browser's own language. */
  choose: string
  /** What stands beside the button while no file is chosen, and the file's name afterwards; none where the file is shown. */
  none?: string
}

/** A field for files. Without a script it is the browser's own. */
export function FileInput({ choose, none, onChange, ...rest }: FileInputProps) {
  const [chosen, setChosen] = useState('')
  const field = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = field.current?.closest('form')
    const forget = () => setChosen('')
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])
  return (
    <span
      ref={field}
      className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <span aria-hidden className={buttonClassName({ variant: 'secondary', className: 'noscript:hidden!' })}>
        <Icon name="plus" />
        {choose}
      </span>
      {none && <span className="min-w-0 break-words text-ink-muted noscript:hidden!">{chosen || none}</span>}
      <input
        {...rest}
        type="file"
        onChange={(event) => {
          setChosen([...(event.target.files ?? [])].map(({ name }) => name).join(', '))
          onChange?.(event)
        }}
        className="absolute inset-0 w-full cursor-pointer text-ink opacity-0 file:me-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:font-semibold file:text-ink noscript:static noscript:opacity-100"
      />
    </span>
  )
}
