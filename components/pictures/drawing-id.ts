import { useId } from 'react'

/**
 * An id for clip paths and reused parts, safe inside `url(#…)`. React's own ids can meet again after a
 * navigation between two server renders; with what the part shows in front, such twins are the same shape.
 */
export function useDrawingId(part: string): string {
  return `${part}-${useId().replace(/[^a-zA-Z0-9]/g, '')}`
}
