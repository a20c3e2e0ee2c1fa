/** Runs tasks in the order they came, never two at once; one that fails does not hold up the next. */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
