import { generateClient } from './lib/generate'
import { runScript } from './lib/run-script'
import { Interrupted, FailedStep, failureLine, StepError } from './lib/steps'
import { openTestEnvironment, type TestEnvironment } from './lib/test-environment'
import { longParts, type TestPart, testParts, testStages } from './lib/test-parts'
import { addCounts, noTests, slowestFiles, type TestCount } from './lib/test-report'

await runScript(async (signal) => {
  const asked = process.argv.slice(2)
  const files = asked.filter((argument) => /[/.]/.test(argument))
  const stages = chooseStages(asked.filter((argument) => !files.includes(argument)))
  const test = openTestEnvironment(signal, files)
  const runRow = async (parts: readonly TestPart[]) => {
    let count = noTests
    for (const part of parts) count = addCounts(count, await runPart(part, test, signal))
    return count
  }
  let total = noTests
  try {
    await generateClient(signal)
    for (const rows of stages) {
      const counts = await Promise.all(rows.map(runRow))
      total = counts.reduce(addCounts, total)
    }
  } finally {
    await test.close()
  }
  if (total.files.length > 0) console.log(`\n── slowest files\n${slowestFiles(total.files).join('\n')}`)
  // Named once more where nobody has to look for them.
  if (total.failures.length > 0) console.log(`\n── failed\n${total.failures.join('\n\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
})

/** All parts without a name; with `long` the long ones, or those of them that are named behind it. */
function chooseStages(names: string[]): readonly (readonly TestPart[])[][] {
  const [first, ...rest] = names
  if (first === undefined) return testStages
  if (first !== 'long') return [[pick(testParts, names)]]
  return [[rest.length === 0 ? longParts : pick(longParts, rest)]]
}

function pick(known: readonly TestPart[], names: string[]): TestPart[] {
  return names.map((name) => {
    const part = known.find((candidate) => candidate.name === name)
    if (part) return part
    throw new StepError(
      `there is no test part called ${name}`,
      `choose from ${known.map((one) => one.name).join(', ')}`,
    )
  })
}

/** A part that cannot even run counts as one failure; the others still have their say. */
async function runPart(part: TestPart, test: TestEnvironment, signal: AbortSignal): Promise<TestCount> {
  const started = Date.now()
  console.log(`\n── ${part.name}`)
  let count: TestCount
  try {
    count = await part.run(test, signal)
  } catch (error) {
    if (error instanceof Interrupted) throw error
    const cause = error instanceof FailedStep ? error.cause : error
    count = { ...noTests, failed: 1, failures: [failureLine(part.name, cause)] }
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${count.failed === 0 ? '✓' : '✗'} ${part.name}  ${seconds} s  ${count.passed} good, ${count.failed} bad`,
  )
  return count
}
