function partsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/**
 * The parts that stand for `{name}` in a path below `/api`, by name and decoded; null when the path does not fit the
 * template. Capitals count (CONTRACT section 6).
 */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/').slice(1)
  const parts = partsOf(path)
  if (parts?.length !== wanted.length) return null
  const found: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(wanted[index] ?? '')?.[1]
    if (name) found[name] = part
    else if (part !== wanted[index]) return null
  }
  return found
}
