import type { ClientBase } from 'pg'

/**
 * Lets a connection prepare no statement under a name: behind a pooler in transaction mode the next one may meet another
 * session of the server, which does not know the name, or knows it of somebody else.
 */
export function leaveUnnamed(client: ClientBase): void {
  const { query } = client
  const unnamed = (...given: unknown[]) => Reflect.apply(query, client, given.map(withoutName))
  Object.assign(client, { query: unnamed })
}

/** A statement as it is given to `query`; streams and the like, which send themselves, stay as they are. */
function withoutName(given: unknown): unknown {
  const isStatement = typeof given === 'object' && given !== null && 'text' in given && !('submit' in given)
  return isStatement && 'name' in given ? { ...given, name: undefined } : given
}
