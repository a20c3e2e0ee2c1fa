import { rmSync } from 'node:fs'
import { fingerprint, hasFingerprint, keepFingerprint } from './fingerprint'
import { projectPath, projectRoot } from './project'
import { runCommand } from './run-command'
import { StepError } from './steps'

const output = projectPath('lib', 'db', 'generated')

/** Generates the Prisma client when the schema or Prisma's version changed. Returns whether it did. Needs no network. */
export async function generateClient(signal?: AbortSignal): Promise<boolean> {
  const mark = projectPath('lib', 'db', 'generated', 'fingerprint')
  const value = fingerprint(['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  if (hasFingerprint(mark, value)) return false
  rmSync(mark, { force: true })
  const { code, output: said } = await runCommand(
    process.execPath,
    [projectPath('node_modules', 'prisma', 'build', 'index.js'), 'generate'],
    {
      cwd: projectRoot,
      signal,
      env: {
        ...process.env,
        // The generator insists on an engine file that only Prisma's own host offers, and never runs it.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    },
  )
  if (code !== 0) {
    rmSync(output, { recursive: true, force: true })
    throw new StepError(
      `the database client cannot be generated: ${said.slice(-400)}`,
      'correct prisma/schema.prisma',
    )
  }
  keepFingerprint(mark, value)
  return true
}
