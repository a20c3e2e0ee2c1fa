'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { FormField } from './form-field'

/** A password that can be made readable, for thumbs on small keys; without a script it simply stays hidden. */
export function PasswordField<Name extends string>(
  props: Omit<ComponentProps<typeof FormField<Name>>, 'type'>,
) {
  const t = useTranslations('Form')
  const [isShown, setShown] = useState(false)
  return (
    <div className="grid gap-1">
      <FormField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <div className="needs-script">
        <Button
          variant="quiet"
          size="small"
          className="-ms-3"
          aria-controls={props.name}
          aria-describedby={`${props.name}-label`}
          onClick={() => setShown((wasShown) => !wasShown)}
        >
          {isShown ? t('hidePassword') : t('showPassword')}
        </Button>
      </div>
    </div>
  )
}
