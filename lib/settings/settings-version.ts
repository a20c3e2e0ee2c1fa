import 'server-only'
import { versionOf } from '@/lib/audit/record-version'
import type { Settings } from './schema'

/** Some parts of the settings. */
export const partsOf = (settings: Settings, parts: readonly string[]) =>
  Object.fromEntries(Object.entries(settings).filter(([part]) => parts.includes(part)))

/** The version of some parts, for a form that changes them. */
export const versionOfParts = (settings: Settings, ...parts: (keyof Settings)[]): string =>
  versionOf(partsOf(settings, parts))
