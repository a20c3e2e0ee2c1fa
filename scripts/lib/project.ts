import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeError, errorCode, StepError } from './steps'

/** The folder of the clone. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A path inside the clone. */
export function projectPath(...parts: string[]): string {
  return path.join(projectRoot, ...parts)
}

/**
 * The folder that keeps everything a start makes (database, uploads, secret, logs); made when missing. Throws a StepError that
 * names `DATA_DIR` where it cannot be.
 */
export function dataFolder(): string {
  const folder = path.resolve(projectRoot, process.env.DATA_DIR || '.data')
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const problem = `the folder of the data cannot be made (${errorCode(error) ?? describeError(error)})`
    throw new StepError(problem, 'correct DATA_DIR, or let this user write there', { cause: error })
  }
  return folder
}
