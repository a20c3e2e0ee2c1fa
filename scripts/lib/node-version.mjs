export const neededNode = '20.19'

/** Whether a version such as `20.19.2` is at least the one the project needs. */
export function isNodeRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = neededNode.split('.').map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}
