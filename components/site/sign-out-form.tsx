import { FrameForm } from '@/components/form/frame-form'
import { Button } from '@/components/ui/button'
import type { FormAction } from '@/lib/server/form-state'

interface SignOutFormProps {
  action: FormAction
  label: string
  /** Only the icon, where a bar has no room for the word. */
  isCompact?: boolean
  /** In a bar, under which its message is shown. */
  isInBar?: boolean
}

/** Sign-out as a form, so that it works without a script and never by following a link. */
export function SignOutForm({ action, label, isCompact = false, isInBar = isCompact }: SignOutFormProps) {
  return (
    <div className={isInBar ? 'relative' : undefined}>
      <FrameForm
        action={action}
        failureClassName={isInBar ? 'absolute end-0 top-full z-50 mt-2 w-80 max-w-[80vw]' : undefined}
      >
        <Button
          type="submit"
          variant="quiet"
          size="small"
          icon="logout"
          title={isCompact ? label : undefined}
        >
          <span className={isCompact ? 'sr-only' : undefined}>{label}</span>
        </Button>
      </FrameForm>
    </div>
  )
}
