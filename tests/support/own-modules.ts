import { vi } from 'vitest'

// Test files share a process, so that its libraries are loaded once. What is ours each file has for itself: our
// modules with all that they remember, and the settings.

const shared: typeof globalThis & { settingsOfTests?: NodeJS.ProcessEnv } = globalThis

vi.resetModules()

const settings = (shared.settingsOfTests ??= { ...process.env })
for (const name of Object.keys(process.env))
  if (!(name in settings)) Reflect.deleteProperty(process.env, name)
Object.assign(process.env, settings)

for (const name of Object.keys(shared)) if (name.startsWith('entoto')) Reflect.deleteProperty(shared, name)
