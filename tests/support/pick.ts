/** One of some by a number of any size, as random tests choose. */
export function at<One>(some: readonly One[], index: number): One {
  const found = some[index % some.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
