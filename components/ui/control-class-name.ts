/** The frame that text inputs, selects and text areas share. */
export const controlClassName =
  'block w-full min-w-0 min-h-11 px-3 py-2 rounded-md border border-line-strong bg-raised text-base text-ink ' +
  'placeholder:text-ink-muted disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'
