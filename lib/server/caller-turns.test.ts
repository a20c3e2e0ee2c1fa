import { describe, expect, it } from 'vitest'
import { createFairQueue } from '@/lib/server/caller-turns'

const limits = { atOnce: 1, eachAtOnce: 1, mostWaiting: 100, eachWaiting: 100, retryAfterSeconds: 5 }

/** Tasks that end when they are told to, and the order in which they started. */
function tasks() {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.set(name, () => resolve(name))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const finish = async (name: string) => {
    await settled()
    ends.get(name)?.()
    await settled()
  }
  return { started, task, finish }
}

describe('a fair queue', () => {
  it('lets somebody with one task go before the many of another', async () => {
    const queue = createFairQueue(limits)
    const { started, task, finish } = tasks()
    const all = [
      ...['a1', 'a2', 'a3'].map((name) => queue('a', task(name))),
      queue('b', task('b1')),
      queue('c', task('c1')),
    ]
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await finish(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  it('runs no more tasks of one owner at a time than allowed, while others go on', async () => {
    const queue = createFairQueue({ ...limits, atOnce: Infinity, eachAtOnce: 2 })
    const { started, task, finish } = tasks()
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => queue(name.charAt(0), task(name)))
    await finish('nothing')
    expect(started).toEqual(['a1', 'a2', 'b1'])
    await finish('a2')
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    for (const name of ['a1', 'a3', 'b1']) await finish(name)
    await Promise.all(all)
  })

  it('turns away what would wait too long, of one owner and of all, and says when to come again', async () => {
    const queue = createFairQueue({ ...limits, mostWaiting: 3, eachWaiting: 2 })
    const { task, finish } = tasks()
    const taken = ['a1', 'a2', 'a3', 'b1'].map((name) => queue(name.charAt(0), task(name)))
    await expect(queue('c', task('c1'))).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 5 })
    await finish('a1')
    await finish('a2')
    await finish('b1')
    await finish('a3')
    await Promise.all(taken)
    const again = ['a4', 'a5', 'a6'].map((name) => queue('a', task(name)))
    await expect(queue('a', task('a7'))).rejects.toMatchObject({ code: 'BUSY' })
    for (const name of ['a4', 'a5', 'a6']) await finish(name)
    await Promise.all(again)
  })

  it('goes on after a task that fails', async () => {
    const queue = createFairQueue(limits)
    const failing = queue('a', () => Promise.reject(new Error('broken')))
    const next = queue('a', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
