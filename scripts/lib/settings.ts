import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Env, parseEnv } from '../../lib/core/env'
import { dataFolder, projectPath } from './project'
import { StepError } from './steps'

/** Reads `.env.local` and `.env` into the environment, the way Next does; what is set already wins. */
export function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = projectPath(name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** The settings of CONTRACT section 2. Throws a StepError that names the variable, never its value. */
export function readSettings(): Env {
  const result = parseEnv(process.env)
  if (result.ok) return result.env
  throw new StepError(result.problem, 'correct that variable in the environment or in .env')
}

/** The secret of the embedded mode: made once, kept in the data folder for the owner's eyes only. */
export function keepOwnSecret(): string {
  const file = path.join(dataFolder(), 'auth-secret')
  if (existsSync(file)) {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
    throw new StepError(
      `${file} does not hold a secret`,
      'delete it to have a new one made (everyone signs in anew)',
    )
  }
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}
