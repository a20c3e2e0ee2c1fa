/** Keeps a value in this tab. Storage may be full or switched off: then nothing is kept. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // What was typed stays on the page alone; the message of a failed sending asks to copy long texts.
  }
}

/** What is kept in this tab; null where nothing is, or where it cannot be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value in this tab no longer. */
export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Keeps nothing in this tab any longer, for whoever uses it next. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
