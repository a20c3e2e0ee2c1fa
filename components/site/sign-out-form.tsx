import { Button } from '@/components/ui/button'

/** A server action that ends the session and leads to /Login. */
export type SignOutAction = (form: FormData) => Promise<void>

interface SignOutFormProps {
  action: SignOutAction
  label: string
  /** Only the icon, where a bar has no room for the word. */
  isCompact?: boolean
}

/** Sign-out as a form, so that it works without a script and never by following a link. */
export function SignOutForm({ action, label, isCompact = false }: SignOutFormProps) {
  return (
    <form action={action}>
      <Button type="submit" variant="quiet" size="small" icon="logout" title={isCompact ? label : undefined}>
        <span className={isCompact ? 'sr-only' : undefined}>{label}</span>
      </Button>
    </form>
  )
}
