import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { database } from '@/lib/db/client'
import { makeMoment } from '@/tests/support/moment'
import type { Job } from './jobs'
import { runWhenDue, startRunner } from './runner'

const signal = new AbortController().signal

function countingJob(changes: Partial<Job> = {}): Job & { runs: () => number } {
  let runs = 0
  const run = async () => {
    runs += 1
  }
  return { name: randomUUID(), everySeconds: 3600, run, ...changes, runs: () => runs }
}

describe('a job', () => {
  it('is run by one process, however many look at the same time', async () => {
    const job = countingJob()
    const ran = await Promise.all(Array.from({ length: 5 }, () => runWhenDue(job, signal)))
    expect(ran.filter(Boolean)).toHaveLength(1)
    expect(job.runs()).toBe(1)
  })

  it('is not run again before its time, and is after it', async () => {
    const job = countingJob()
    await runWhenDue(job, signal)
    expect(await runWhenDue(job, signal)).toBe(false)
    await database().jobRun.update({ where: { name: job.name }, data: { dueAt: new Date(0) } })
    expect(await runWhenDue(job, signal)).toBe(true)
  })

  it('that failed stays due', async () => {
    let isBroken = true
    const job = countingJob({
      run: async () => {
        if (isBroken) throw new Error('broken')
      },
    })
    await expect(runWhenDue(job, signal)).rejects.toThrow('broken')
    isBroken = false
    expect(await runWhenDue(job, signal)).toBe(true)
  })
})

describe('a runner', () => {
  it('waits for what is under way when it is stopped, and starts nothing more', async () => {
    const started = makeMoment()
    const mayEnd = makeMoment()
    let hasEnded = false
    const job: Job = {
      name: randomUUID(),
      everySeconds: 1,
      inEveryProcess: true,
      run: async () => {
        started.happen()
        await mayEnd.happened
        hasEnded = true
      },
    }
    const runner = startRunner([job])
    await started.happened
    const stopped = runner.stop()
    expect(hasEnded).toBe(false)
    mayEnd.happen()
    await stopped
    expect(hasEnded).toBe(true)
  })

  it('goes on after a job has failed', async () => {
    const again = makeMoment()
    let runs = 0
    const job: Job = {
      name: randomUUID(),
      everySeconds: 0.01,
      inEveryProcess: true,
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('broken')
        again.happen()
      },
    }
    const runner = startRunner([job])
    await again.happened
    await runner.stop()
    expect(runs).toBeGreaterThan(1)
  })
})
