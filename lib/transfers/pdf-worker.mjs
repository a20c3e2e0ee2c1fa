import { parentPort } from 'node:worker_threads'

// Runs in a thread of its own (read-pdf.ts): a PDF is a program that a stranger wrote. The thread's heap is limited from
// outside. Buffers lie beside the heap, so none may be large: a few kilobytes can be packed zeros of many gigabytes.
const maxBuffer = 16 * 1024 * 1024
const { Uint8Array: Bytes } = globalThis
globalThis.Uint8Array = new Proxy(Bytes, {
  construct(target, args, newTarget) {
    if (typeof args[0] === 'number' && args[0] > maxBuffer) throw new RangeError('too much for a receipt')
    return Reflect.construct(target, args, newTarget)
  },
})

// The stream of the platform unpacks without asking for such buffers; the library's own way is taken instead.
globalThis.DecompressionStream = undefined

const maxPages = 3
const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf')
await getResolvedPDFJS()

/** The lines of text of a page from top to bottom, each from left to right. */
async function linesOf(page) {
  const { items } = await page.getTextContent()
  const lines = new Map()
  for (const { str, transform } of items) {
    if (!str?.trim()) continue
    const [, , , , x, y] = transform
    // What stands on one line may differ by a point.
    const height = [...lines.keys()].find((known) => Math.abs(known - y) < 2) ?? y
    lines.set(height, [...(lines.get(height) ?? []), { x, str }])
  }
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, parts]) => parts.toSorted((one, other) => one.x - other.x))
    .map((parts) => parts.map(({ str }) => str.trim()).join(' '))
}

parentPort.once('message', async (bytes) => {
  try {
    const document = await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: true })
    const count = document.numPages
    if (count > maxPages) throw new RangeError('a receipt has a page')
    const pages = []
    for (let number = 1; number <= count; number++)
      pages.push(...(await linesOf(await document.getPage(number))))
    parentPort.postMessage(pages)
  } catch {
    parentPort.postMessage(null)
  }
})
parentPort.postMessage('ready')
