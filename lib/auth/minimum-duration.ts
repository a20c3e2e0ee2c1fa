/**
 * Lets some work take at least so long, so that nobody learns by the clock what it found. A failure takes as long as a
 * success.
 */
export async function inEvenTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const over = new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  try {
    return await work()
  } finally {
    await over
  }
}
