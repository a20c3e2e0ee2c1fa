import { foldText } from '@/lib/core/fold-text'
import { containsExactly } from './search'

/** Prisma's condition on rows whose `searchText` holds what was typed, in any spelling of it (CONTRACT section 11). */
export function soughtText(typed: string) {
  return { searchText: containsExactly(foldText(typed)) }
}
