import 'server-only'
import { AppError } from '@/lib/core/app-error'

/**
 * Deletes and names the message that the list shows next (SPEC section 8): somebody else may have deleted the same
 * record a moment ago, and then its own page is gone too. Other refusals are thrown on.
 */
export async function removalFlash(remove: () => Promise<void>): Promise<'removed' | 'notRemoved'> {
  try {
    await remove()
    return 'removed'
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 'notRemoved'
    throw error
  }
}
