import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { openNotes, type Notes } from './notes'
import { candidatesIn, looksLikeSecrets, openHead, passwordsIn, spellingsOf } from './shapes'

const keptBytes = 4 * 1024 * 1024
const readable = /^(?:text\/|application\/(?:json|javascript|xml|manifest|x-component|problem)|image\/svg)/
/** Demo installations show the links of mails to the admin, on purpose (docs/decisions/mails.md). */
const showsMails = /^\/(?:\w\w\/)?(?:Outbox|mail-preview\/)/
/** The description of the API gives examples of passwords, which its tests send. */
const givesExamples = /^\/(?:\w\w\/)?api\/(?:openapi\.json|docs(?:\..+)?)$/

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

type Chunks = { bytes: Buffer[]; size: number }
const answers = new WeakMap<ServerResponse, Chunks>()
const questions = new WeakMap<IncomingMessage, Chunks>()

function add(kept: Chunks, chunk: unknown, encoding?: unknown): void {
  if (kept.size > keptBytes) return
  const bytes =
    typeof chunk === 'string'
      ? Buffer.from(chunk, encoding === 'latin1' || encoding === 'base64' ? encoding : 'utf8')
      : chunk instanceof Uint8Array
        ? Buffer.from(chunk)
        : undefined
  if (!bytes) return
  kept.bytes.push(bytes)
  kept.size += bytes.length
}

// As the originals are: the framework puts its own in their place, too.
const changeable = { configurable: true, writable: true }

/**
 * From now on everything that this process answers, head and body, is searched as it goes over the wire. What the process
 * itself can tell to be a leak, and what could be one, is noted in the folder (docs/decisions/leaks.md).
 */
export function watchAnswers(folder: string): void {
  const notes = openNotes(folder)
  const search = searcher(notes)
  // An own property of the one class: other streams keep the push that they inherit.
  Object.defineProperty(IncomingMessage.prototype, 'push', {
    ...changeable,
    value(this: IncomingMessage, chunk: unknown, encoding?: BufferEncoding) {
      if (this.method && this.method !== 'GET' && chunk) add(chunksOf(questions, this), chunk)
      return Readable.prototype.push.call(this, chunk, encoding)
    },
  })
  for (const name of ['write', 'end'] as const) {
    const original = ServerResponse.prototype[name]
    Object.defineProperty(ServerResponse.prototype, name, {
      ...changeable,
      value(this: ServerResponse, ...given: unknown[]) {
        if (!answers.has(this)) this.once('close', () => search(this))
        add(chunksOf(answers, this), given[0], given[1])
        return Reflect.apply(original, this, given)
      },
    })
  }
}

function chunksOf<Key extends object>(all: WeakMap<Key, Chunks>, key: Key): Chunks {
  const chunks = all.get(key) ?? { bytes: [], size: 0 }
  all.set(key, chunks)
  return chunks
}

function searcher(notes: Notes): (answer: ServerResponse) => void {
  const bodies = new Set<string>()
  return (answer) => {
    const { req } = answer
    const path = (req.url ?? '').split('?')[0] ?? ''
    const place = `${req.method} ${path} ${answer.statusCode}`
    const sent = passwordsIn(textOf(questions.get(req)), req.headers['content-type'] ?? '')
    const own = sent.flatMap(spellingsOf)
    for (const password of sent) notes.learn(password)
    const head = openHead(headOf(answer))
    const bytes = Buffer.concat(answers.get(answer)?.bytes ?? [])
    notes.count(/\nset-cookie: [\w-]*next-auth\.session-token=eyJ/i.test(headOf(answer)))
    // Files and prerendered pages are answered again and again with the same bytes.
    const print = createHash('sha1').update(bytes).digest('base64')
    const isNew = !bodies.has(print)
    bodies.add(print)
    const texts = { head, ...((isNew || sent.length > 0) && { body: bodyOf(bytes, head) }) }
    for (const [part, text] of Object.entries(texts)) {
      const shown = showsMails.test(path) ? text.replaceAll(/\?token=[\w-]+/g, '') : text
      const isPassword = notes.holdsPassword(shown) || own.some((password) => shown.includes(password))
      const found = [
        ...looksLikeSecrets(shown),
        ...(isPassword && !givesExamples.test(path) ? ['a password'] : []),
        ...(notes.holdsSetting(shown) ? ['a secret of the settings'] : []),
      ]
      notes.write({ place: `${place}, ${part}`, found, candidates: [...candidatesIn(shown)] })
    }
  }
}

function textOf(chunks: Chunks | undefined): string {
  return chunks ? Buffer.concat(chunks.bytes).toString('latin1') : ''
}

// What went over the wire: the headers that were set and those that were given with the status.
function headOf(answer: ServerResponse): string {
  const head: unknown = Reflect.get(answer, '_header')
  return typeof head === 'string' ? head : ''
}

function bodyOf(bytes: Buffer, head: string): string {
  const header = (name: string) => new RegExp(`^${name}: ([^;\\n]*)`, 'im').exec(head)?.[1]?.trim() ?? ''
  const type = header('content-type')
  if (type && !readable.test(type)) return ''
  const decode = decoders[header('content-encoding')]
  try {
    return (decode ? decode(bytes) : bytes).toString('latin1')
  } catch {
    // Cut off when the asker left: what cannot be unpacked, nobody read.
    return ''
  }
}
