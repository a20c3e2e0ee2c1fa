import { operations } from '@/lib/site/operations'
import { sourceFiles, type SourceFile } from './source-files'

const exportedMethods = ({ text }: SourceFile) =>
  [...text.matchAll(/^export (?:async function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)].flatMap(
    (match) => match[1] ?? [],
  )

function addressOf({ path }: SourceFile): string {
  const folders = path.split('/').slice(1, -1)
  return `/${folders.filter((folder) => !/^\(.*\)$/.test(folder)).join('/')}`
}

/** Every operation that is no page, as `METHOD /address`: those of the API, and the route files beside it. */
export function apiOperations(): string[] {
  const beside = sourceFiles('app').filter(
    ({ path }) => /\/route\.tsx?$/.test(path) && !path.startsWith('app/api/'),
  )
  return [
    ...operations.map(({ method, path }) => `${method} /api${path}`),
    ...beside.flatMap((file) => exportedMethods(file).map((method) => `${method} ${addressOf(file)}`)),
  ]
}
