'use client'

import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

interface FormCheckboxProps<Name extends string> extends Pick<
  ComponentProps<typeof Checkbox>,
  'label' | 'hint'
> {
  /** What `useActionForm` returned. */
  form: { valueOf: (name: Name) => string | undefined }
  name: Name
  /** Whether it is ticked where the form holds nothing yet. */
  isTicked?: boolean
}

/** A box of an action form, which sends `on` or `off`. Its id is its name. */
export function FormCheckbox<Name extends string>(props: FormCheckboxProps<Name>) {
  const { form, name, isTicked = false, ...box } = props
  const held = form.valueOf(name)
  return (
    <>
      {/* A box that is not ticked sends nothing; the form would come back with what it held at first. */}
      <input type="hidden" name={name} value="off" />
      <Checkbox
        {...box}
        id={name}
        name={name}
        defaultChecked={held === undefined ? isTicked : held === 'on'}
      />
    </>
  )
}
