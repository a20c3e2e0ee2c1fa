/** LIKE treats `%`, `_` and `\` as its own; what a person types is plain text. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
