/** What came of a service's verb: `done`, or the code it refused with. */
export async function codeOf(verb: Promise<unknown>): Promise<string> {
  try {
    await verb
    return 'done'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
