import { parseEnv, type Env } from './env-schema'

let parsed: Env | undefined

/** The settings of this process, parsed once. The only reader of `process.env` in the application. */
export function env(): Env {
  if (parsed) return parsed
  const result = parseEnv(process.env)
  if (!result.ok) throw new Error(result.problem)
  parsed = result.env
  return parsed
}
