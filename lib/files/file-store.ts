/** What a file is called: our own random name with the ending of its type; never a name that somebody sent. */
export const fileKeyPattern = /^[a-z0-9][a-z0-9-]{7,79}\.(avif|webp)$/

const mimeOfEnding: Record<string, string | undefined> = { avif: 'image/avif', webp: 'image/webp' }

/** The type that a file's name promises; files are written with no other. */
export function mimeOfKey(key: string): string {
  const mime = mimeOfEnding[fileKeyPattern.exec(key)?.[1] ?? '']
  if (!mime) throw new RangeError('not the name of a stored file')
  return mime
}

/**
 * Where uploaded files are kept. Both drivers are held to one set of tests (file-store.integration.test.ts).
 * Keys match `fileKeyPattern`; anything else is refused with a RangeError before it reaches a disk or a network.
 */
export interface FileStore {
  /** Stores a whole file or nothing. */
  put(file: { key: string; bytes: Uint8Array }): Promise<void>
  /** The file's bytes; null when there is none. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Removes what is there; a missing file is no error. */
  remove(keys: readonly string[]): Promise<void>
}
