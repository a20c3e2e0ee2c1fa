/**
 * The path of this site that a `callbackUrl` names, or null: nothing that a browser could read as another site
 * (CONTRACT section 4).
 */
export function localPath(callbackUrl: string | undefined): string | null {
  if (!callbackUrl || !/^\/(?![/\\])[^\\\s]*$/.test(callbackUrl)) return null
  const base = 'http://local.invalid'
  if (!URL.canParse(callbackUrl, base)) return null
  const url = new URL(callbackUrl, base)
  return url.origin === base ? url.pathname + url.search : null
}
