import { localeOfPublicName } from '@/lib/core/i18n/routing'

/** What a request line may name. */
type Target = {
  /** Path and query for the rest of the site. */
  url: string
  /** Whether it is answered by a page, which takes forms too; files are only read. */
  kind: 'api' | 'page' | 'file'
}

// Paths that are answered by handlers or files, and never by a page (`middleware.ts` names the same).
const apiPath = /^\/api(?:\/|$)/
const pageOfApi = /^\/api\/docs\/?$/
const folders = '_next|_vercel|calendar|demo|drawings|exports|files|fonts|icons|mail-preview|og|receipts'
const files =
  'chat\\.css|chat\\.html|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|sw\\.js|theme\\.js|validation\\.json'
const filePath = new RegExp(`^/(?:(?:${folders})/|(?:${files})$)`)

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    return !decodeURIComponent(path).includes('\u0000')
  } catch {
    return false
  }
}

/**
 * What the target of a request line means. A whole address is taken for its path, as HTTP asks for; a path that is no
 * text in UTF-8 names nothing, and leads to the page that says so, in its language.
 */
export function readTarget(target: string | undefined): Target {
  const origin = /^https?:\/\/[^/?#]*/i
  const written = (target ?? '').replace(origin, '')
  const url = written.startsWith('/') ? written : `/${written}`
  const [path = '/'] = url.split('?')
  if (apiPath.test(path) && !pageOfApi.test(path)) {
    return { url: isDecodable(path) ? url : '/api/-', kind: 'api' }
  }
  if (isDecodable(path)) return { url, kind: filePath.test(path) ? 'file' : 'page' }
  const prefix = /^\/(\w+)(?=\/)/.exec(path)?.[1]
  return { url: localeOfPublicName(prefix) ? `/${prefix}/-` : '/-', kind: 'page' }
}

/** The methods that a target answers; what belongs to the API decides for itself. */
export function methodsOf(kind: 'page' | 'file'): readonly string[] {
  return kind === 'page' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}
