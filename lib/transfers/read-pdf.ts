import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const readingMs = 1000
/** Loading the library leans on nothing that a stranger sent; a busy machine may take its time. */
const loadingMs = 10_000
const heapMb = { old: 56, young: 8 }

// The build finds the module by this and puts its own copy in place; tests load it as it is.
const workerFile = () => path.join(process.cwd(), 'lib', 'transfers', 'pdf-worker.mjs')

const linesSchema = z.array(z.string()).max(2000)

/**
 * The lines of text of a PDF of at most three pages, from top to bottom. Read in a thread of its own, within a second
 * and 64 MB; what takes more is ended. Null when it cannot be read. Never throws.
 */
export async function readPdfLines(pdf: Uint8Array): Promise<string[] | null> {
  const worker = new Worker(workerFile(), {
    resourceLimits: {
      maxOldGenerationSizeMb: heapMb.old,
      maxYoungGenerationSizeMb: heapMb.young,
      stackSizeMb: 4,
    },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<string[] | null>((resolve) => {
      const giveUp = () => resolve(null)
      timer = setTimeout(giveUp, loadingMs)
      worker.on('message', (message: unknown) => {
        clearTimeout(timer)
        if (message !== 'ready') return resolve(linesSchema.safeParse(message).data ?? null)
        timer = setTimeout(giveUp, readingMs)
        worker.postMessage(Uint8Array.from(pdf))
      })
      worker.on('error', giveUp)
      worker.on('exit', giveUp)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
