/** What may never leave the site and is known by its looks alone, whoever it belongs to. */
const looks: Record<string, RegExp> = {
  // Also as JSON, HTML and addresses write a dollar sign.
  'a password hash': /argon2(?:id|i|d)(?:\$|%24|\\u0024|&#36;|&#x24;)v(?:=|%3D)/i,
  // The five parts of an encrypted token; of ours the second is empty.
  'a session token': /\beyJ[\w-]{16,}\.[\w-]*\.[\w-]{8,}\.[\w-]{16,}\.[\w-]{16,}/,
}

/** The names of what a text gives away by its looks. */
export function looksLikeSecrets(text: string): string[] {
  return Object.entries(looks).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}

// The id of a session, the hash of a link's secret, and such a secret itself, which may stand amid other letters.
const candidate =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![\w-])[\w-]{43,150}(?![\w-])/gi

/** What of a text could be an id, a secret or a hash; only the database can tell. */
export function candidatesIn(text: string): Set<string> {
  return new Set(text.match(candidate))
}

/** Whether a candidate is, or holds, one of the secrets; these are ids of 36, secrets of 43, hashes of 64 characters. */
export function isSecret(text: string, secrets: ReadonlySet<string>): boolean {
  if (secrets.has(text.toLowerCase())) return true
  for (const length of [36, 43, 64]) {
    for (let start = 0; start + length <= text.length; start++) {
      if (secrets.has(text.slice(start, start + length))) return true
    }
  }
  return false
}

/** A text in the spellings in which answers carry it: as it is, in JSON, in HTML, in an address. */
export function spellingsOf(text: string): string[] {
  const inHtml = text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return [...new Set([text, JSON.stringify(text).slice(1, -1), inHtml, encodeURIComponent(text)])]
}

const inJson = /"\w*password\w*"\s*:\s*("(?:[^"\\]|\\.)*")/gi
const inForm = /name="[^"]*password[^"]*"\r\n\r\n(.*?)\r\n--/gis

/** The passwords that a request sends, as JSON, as a form with or without files, or as the framework's own call. */
export function passwordsIn(body: string, contentType: string): string[] {
  const found = contentType.startsWith('application/x-www-form-urlencoded')
    ? [...new URLSearchParams(body)].filter(([name]) => /password/i.test(name)).map(([, value]) => value)
    : [
        ...[...body.matchAll(inJson)].map(([, value = '""']) => parsedText(value)),
        ...[...body.matchAll(inForm)].map(([, value = '']) => value),
      ]
  // Shorter ones, words, names of code, and the texts of attacks that tests send everywhere, stand in answers by chance.
  return [...new Set(found)].filter((password) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*[\d-]).{8,}$/s.test(password))
}

function parsedText(json: string): string {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

/** The parts of an answer's head that are not for everyone to keep secrets in: all but the cookies made for them. */
export function openHead(head: string): string {
  const secretCookie =
    /^set-cookie: (?:(?:__Secure-)?(?:next-auth\.session-token|google-sign-in)|second-step|passkey|link-[\w-]+)=.*;\s*httponly/i
  return head
    .split('\r\n')
    .filter((line) => !secretCookie.test(line))
    .join('\n')
}
