'use client'

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { Select } from '@/components/ui/inputs'

/**
 * Where the page is read anew, a choice that nobody touched becomes what is saved by then, as fields of text do by themselves: an
 * old one would be saved over what somebody else chose. One that somebody made stays.
 */
export function useFollowingChoice(saved: string): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null)
  const before = useRef(saved)
  useLayoutEffect(() => {
    const field = select.current
    if (!field || before.current === saved) return
    const chosen = field.value === before.current ? saved : field.value
    // What is saved is what nobody touched; to mark an option may choose it.
    for (const option of field.options) option.defaultSelected = option.value === saved
    field.value = chosen
    before.current = saved
  }, [saved])
  return select
}

/** A choice that follows what is saved until somebody makes one. */
export function FollowingSelect({
  defaultValue,
  ...rest
}: ComponentProps<typeof Select> & { defaultValue: string }) {
  return <Select {...rest} ref={useFollowingChoice(defaultValue)} defaultValue={defaultValue} />
}
