import { clsx, type ClassValue } from 'clsx'

/** Joins class names and drops the false ones. Later names do not undo earlier ones: choose, do not override. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values)
}
