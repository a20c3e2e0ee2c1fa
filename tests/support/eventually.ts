import { vi } from 'vitest'

/** Waits until a check passes, as long as a busy machine may need, and fails with what it says last. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 })
