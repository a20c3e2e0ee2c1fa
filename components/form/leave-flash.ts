import type { Messages } from 'next-intl'

/** Leaves a message for the page that is opened next, as `setFlash` does where a form goes to the server's action. */
export function leaveFlash(key: keyof Messages['Flash']): void {
  const value = encodeURIComponent(JSON.stringify({ key }))
  document.cookie = `flash=${value}; Path=/; Max-Age=60; SameSite=Lax`
}
