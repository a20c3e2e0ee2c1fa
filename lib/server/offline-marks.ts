import { createHash } from 'node:crypto'

/**
 * How the service worker may keep a public page: this answer, or, where it goes to somebody who is signed in or brings
 * a message, a copy that is asked for without cookies.
 */
export function offlineMark(isOfPerson: boolean): 'keep' | 'copy' {
  return isOfPerson ? 'copy' : 'keep'
}

/**
 * Whose page it is, for the service worker: one name per sign-in, from which nobody can tell the cookie, and `none` for
 * visitors. What a device keeps of one name is gone as soon as a page of another comes (docs/decisions/offline.md).
 */
export function offlinePerson(sessionCookie: string | undefined): string {
  if (!sessionCookie) return 'none'
  return createHash('sha256').update(sessionCookie).digest('base64url').slice(0, 16)
}
