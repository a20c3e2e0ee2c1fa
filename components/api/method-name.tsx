import { classNames } from '@/lib/core/class-names'

const tones: Record<string, string> = {
  GET: 'bg-info-soft text-info',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-warning-soft text-warning',
  PATCH: 'bg-warning-soft text-warning',
  DELETE: 'bg-danger-soft text-danger',
}

/** The method of a request; its colour only underlines the word. */
export function MethodName({ method }: { method: string }) {
  return (
    <span
      className={classNames(
        'inline-flex min-w-18 justify-center rounded-md px-2 py-1 font-mono text-sm font-semibold',
        tones[method],
      )}
    >
      {method}
    </span>
  )
}
